// Preloaded into a program, it counts the program's calls of the system by kind and lets the n-th of one kind fail.
//
//   FAULT_ROOT   the folder whose files are the program's data; calls on other files count as kinds of their own
//   FAULT_KIND   which kind fails: see `count` below for the names
//   FAULT_AT     which call of it, from 1
//   FAULT_ERROR  the error number; 0 lets a read or write take half of what it was given, -1 kills the program before the call
//   FAULT_ON     1 where all later calls of that kind fail too
//   FAULT_LOG    a file that gets a line for each failed call, and, where FAULT_TRACE is 1, for each change of the data
//
// Standard input is read line by line, so that every answer is printed before the next line is read. The loader's calls, and
// the C library's own inside its functions, don't come through here. Memory that can't be had fails in `opendir` and
// `realpath` alone (ENOMEM): Swift's own allocation ends the program by design, and is left out.

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define LOG_DESCRIPTOR 900
#define MOST_FILES 1024
#define REAL(name) ((__typeof__(&name))real(#name))

static const char *root, *failingKind;
static long failingAt;
static int failingError, failsOn, isTraced, mainProcess;
static char *paths[MOST_FILES];
static long counted;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

static const char *setting(const char *name) {
  const char *value = getenv(name);
  return value ? strdup(value) : "";
}

__attribute__((constructor)) static void start(void) {
  root = setting("FAULT_ROOT");
  failingKind = setting("FAULT_KIND");
  failingAt = atol(setting("FAULT_AT"));
  failingError = atoi(setting("FAULT_ERROR"));
  failsOn = atoi(setting("FAULT_ON"));
  isTraced = atoi(setting("FAULT_TRACE"));
  mainProcess = getpid();
  int log = syscall(SYS_openat, AT_FDCWD, setting("FAULT_LOG"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (log >= 0) syscall(SYS_dup3, log, LOG_DESCRIPTOR, O_CLOEXEC), syscall(SYS_close, log);
  // What the program starts is not what is tested.
  unsetenv("LD_PRELOAD");
}

static int isUnderRoot(const char *path) { return *root && path && strncmp(path, root, strlen(root)) == 0; }

static const char *pathOf(int descriptor) {
  return descriptor >= 0 && descriptor < MOST_FILES ? paths[descriptor] : NULL;
}

static void remember(int descriptor, const char *path) {
  if (descriptor < 0 || descriptor >= MOST_FILES) return;
  pthread_mutex_lock(&lock);
  free(paths[descriptor]);
  paths[descriptor] = isUnderRoot(path) ? strdup(path) : NULL;
  pthread_mutex_unlock(&lock);
}

/// A line of the log: fields between tabs, the last one in hexadecimal.
static void note(const char *kind, long number, const char *first, const char *second, const void *data, size_t count) {
  size_t room = strlen(first) + strlen(second) + 2 * count + 200;
  char *line = malloc(room);
  int length = snprintf(line, room, "%s\t%ld\t%s\t%s\t", kind, number, first, second);
  for (size_t index = 0; index < count; index++)
    length += sprintf(line + length, "%02x", ((const unsigned char *)data)[index]);
  line[length++] = '\n';
  syscall(SYS_write, LOG_DESCRIPTOR, line, length);
  free(line);
}

/// Counts a call; true where it is to fail, with `errno` set.
static int count(const char *kind, const char *path) {
  if (strcmp(kind, failingKind) != 0 || getpid() != mainProcess) return 0;
  long number = __atomic_add_fetch(&counted, 1, __ATOMIC_SEQ_CST);
  if (failsOn ? number < failingAt : number != failingAt) return 0;
  if (number == failingAt) note("fault", failingError, kind, path ? path : "", "", 0);
  if (failingError < 0) kill(getpid(), SIGKILL);
  errno = failingError;
  return 1;
}

static int trace(const char *path) { return isTraced && getpid() == mainProcess && (!path || isUnderRoot(path)); }

static int openAt(int folder, const char *path, int flags, mode_t mode) {
  // libdispatch looks there for its own threads, now and then, and ends the program by design where it can't.
  int isDispatch = strncmp(path, "/proc/", 6) == 0 && strlen(path) > 5 && strcmp(path + strlen(path) - 5, "/stat") == 0;
  if (!isDispatch && count(isUnderRoot(path) ? "open" : "open elsewhere", path)) return -1;
  int before = isTraced ? faccessat(AT_FDCWD, path, F_OK, 0) == 0 : 1;
  int descriptor = syscall(SYS_openat, folder, path, flags, mode);
  if (descriptor < 0) return descriptor;
  remember(descriptor, path);
  if (trace(path) && !before) note("create", descriptor, path, "", "", 0);
  if (trace(path) && before && flags & O_TRUNC) note("truncate", descriptor, path, "", "", 0);
  return descriptor;
}

#define MODE(flags) \
  mode_t mode = 0; \
  if ((flags) & (O_CREAT | __O_TMPFILE)) { va_list rest; va_start(rest, flags); mode = va_arg(rest, int); va_end(rest); }

int open(const char *path, int flags, ...) { MODE(flags) return openAt(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags) return openAt(AT_FDCWD, path, flags, mode); }
int openat(int folder, const char *path, int flags, ...) { MODE(flags) return openAt(folder, path, flags, mode); }
int creat(const char *path, mode_t mode) { return openAt(AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, mode); }

int mkstemp(char *path) {
  if (count(isUnderRoot(path) ? "mkstemp" : "mkstemp elsewhere", path)) return -1;
  int descriptor = REAL(mkstemp)(path);
  remember(descriptor, path);
  if (descriptor >= 0 && trace(path)) note("create", descriptor, path, "", "", 0);
  return descriptor;
}

int close(int descriptor) {
  remember(descriptor, NULL);
  return syscall(SYS_close, descriptor);
}

static ssize_t readLine(char *bytes, size_t room) {
  size_t got = 0;
  while (got < room) {
    ssize_t count = syscall(SYS_read, 0, bytes + got, 1);
    if (count <= 0) return got > 0 ? (ssize_t)got : count;
    if (bytes[got++] == '\n') break;
  }
  return got;
}

ssize_t read(int descriptor, void *bytes, size_t room) {
  const char *path = pathOf(descriptor);
  if ((path || descriptor == 0) && count(path ? "read" : "read a line", path)) {
    if (failingError) return -1;
    room = room > 1 ? room / 2 : room;
  }
  return descriptor == 0 ? readLine(bytes, room) : syscall(SYS_read, descriptor, bytes, room);
}

ssize_t write(int descriptor, const void *bytes, size_t length) {
  const char *path = pathOf(descriptor);
  if ((path || descriptor == 1) && count(path ? "write" : "print", path)) {
    if (failingError) return -1;
    length = length > 1 ? length / 2 : length;
  }
  long place = path && isTraced ? lseek(descriptor, 0, SEEK_CUR) : 0;
  ssize_t written = syscall(SYS_write, descriptor, bytes, length);
  if (written > 0 && path && trace(path)) note("write", place, path, "", bytes, written);
  if (written > 0 && descriptor == 1 && trace(NULL)) note("print", 0, "", "", bytes, written);
  return written;
}

ssize_t pwrite(int descriptor, const void *bytes, size_t length, off_t place) {
  const char *path = pathOf(descriptor);
  if (path && count("write", path)) {
    if (failingError) return -1;
    length = length > 1 ? length / 2 : length;
  }
  ssize_t written = syscall(SYS_pwrite64, descriptor, bytes, length, place);
  if (written > 0 && path && trace(path)) note("write", place, path, "", bytes, written);
  return written;
}

ssize_t writev(int descriptor, const struct iovec *parts, int number) {
  return number > 0 ? write(descriptor, parts[0].iov_base, parts[0].iov_len) : 0;
}

static int sync_(long call, int descriptor) {
  const char *path = pathOf(descriptor);
  if (path && count("fsync", path)) return -1;
  int result = syscall(call, descriptor);
  if (result == 0 && path && trace(path)) note("sync", 0, path, "", "", 0);
  return result;
}

int fsync(int descriptor) { return sync_(SYS_fsync, descriptor); }
int fdatasync(int descriptor) { return sync_(SYS_fdatasync, descriptor); }

int rename(const char *from, const char *to) {
  if (isUnderRoot(to) && count("rename", to)) return -1;
  int result = syscall(SYS_rename, from, to);
  if (result == 0 && trace(to)) note("rename", 0, from, to, "", 0);
  return result;
}

int renameat(int fromFolder, const char *from, int toFolder, const char *to) {
  return fromFolder == AT_FDCWD && toFolder == AT_FDCWD ? rename(from, to)
                                                        : (int)syscall(SYS_renameat, fromFolder, from, toFolder, to);
}

int unlink(const char *path) {
  if (isUnderRoot(path) && count("unlink", path)) return -1;
  int result = syscall(SYS_unlink, path);
  if (result == 0 && trace(path)) note("unlink", 0, path, "", "", 0);
  return result;
}

int mkdir(const char *path, mode_t mode) {
  if (isUnderRoot(path) && count("mkdir", path)) return -1;
  int result = syscall(SYS_mkdir, path, mode);
  if (result == 0 && trace(path)) note("mkdir", 0, path, "", "", 0);
  return result;
}

int flock(int descriptor, int operation) {
  if (pathOf(descriptor) && count("flock", pathOf(descriptor))) return -1;
  return syscall(SYS_flock, descriptor, operation);
}

int fstat(int descriptor, struct stat *information) {
  if (pathOf(descriptor) && count("stat", pathOf(descriptor))) return -1;
  return REAL(fstat)(descriptor, information);
}

int lstat(const char *path, struct stat *information) {
  if (isUnderRoot(path) && count("stat", path)) return -1;
  return REAL(lstat)(path, information);
}

DIR *opendir(const char *path) {
  return isUnderRoot(path) && count("opendir", path) ? NULL : REAL(opendir)(path);
}

char *realpath(const char *path, char *buffer) {
  return isUnderRoot(path) && count("realpath", path) ? NULL : REAL(realpath)(path, buffer);
}

int pipe(int ends[2]) { return count("pipe", NULL) ? -1 : REAL(pipe)(ends); }
int pipe2(int ends[2], int flags) { return count("pipe", NULL) ? -1 : REAL(pipe2)(ends, flags); }
int poll(struct pollfd *entries, nfds_t number, int limit) {
  return count("poll", NULL) ? -1 : REAL(poll)(entries, number, limit);
}

pid_t fork(void) { return count("fork", NULL) ? -1 : REAL(fork)(); }

int posix_spawnp(pid_t *process, const char *path, const posix_spawn_file_actions_t *actions,
                 const posix_spawnattr_t *attributes, char *const *arguments, char *const *environment) {
  return count("fork", NULL) ? failingError
                             : REAL(posix_spawnp)(process, path, actions, attributes, arguments, environment);
}
