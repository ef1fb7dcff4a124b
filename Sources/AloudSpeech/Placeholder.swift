import Aloud
