#include "CLocales.h"
#include <string.h>

// Made by AloudLocaleMaker from what lies in locales/. One array a file; C23's #embed reads it when this is compiled.
#define BEGIN(name) static const unsigned char name[] = {
#define END };

BEGIN(characters_ar)
#embed "../../locales/characters/ar.txt"
END
BEGIN(characters_cs)
#embed "../../locales/characters/cs.txt"
END
BEGIN(characters_de)
#embed "../../locales/characters/de.txt"
END
BEGIN(characters_en)
#embed "../../locales/characters/en.txt"
END
BEGIN(characters_es)
#embed "../../locales/characters/es.txt"
END
BEGIN(characters_fa)
#embed "../../locales/characters/fa.txt"
END
BEGIN(characters_fr)
#embed "../../locales/characters/fr.txt"
END
BEGIN(characters_he)
#embed "../../locales/characters/he.txt"
END
BEGIN(characters_hi)
#embed "../../locales/characters/hi.txt"
END
BEGIN(characters_id)
#embed "../../locales/characters/id.txt"
END
BEGIN(characters_it)
#embed "../../locales/characters/it.txt"
END
BEGIN(characters_ja)
#embed "../../locales/characters/ja.txt"
END
BEGIN(characters_ko)
#embed "../../locales/characters/ko.txt"
END
BEGIN(characters_nl)
#embed "../../locales/characters/nl.txt"
END
BEGIN(characters_pl)
#embed "../../locales/characters/pl.txt"
END
BEGIN(characters_pt)
#embed "../../locales/characters/pt.txt"
END
BEGIN(characters_ru)
#embed "../../locales/characters/ru.txt"
END
BEGIN(characters_sv)
#embed "../../locales/characters/sv.txt"
END
BEGIN(characters_tr)
#embed "../../locales/characters/tr.txt"
END
BEGIN(characters_uk)
#embed "../../locales/characters/uk.txt"
END
BEGIN(characters_vi)
#embed "../../locales/characters/vi.txt"
END
BEGIN(characters_zh_Hant)
#embed "../../locales/characters/zh-Hant.txt"
END
BEGIN(characters_zh)
#embed "../../locales/characters/zh.txt"
END
BEGIN(colors_ar)
#embed "../../locales/colors/ar.txt"
END
BEGIN(colors_cs)
#embed "../../locales/colors/cs.txt"
END
BEGIN(colors_de)
#embed "../../locales/colors/de.txt"
END
BEGIN(colors_en)
#embed "../../locales/colors/en.txt"
END
BEGIN(colors_es)
#embed "../../locales/colors/es.txt"
END
BEGIN(colors_fa)
#embed "../../locales/colors/fa.txt"
END
BEGIN(colors_fr)
#embed "../../locales/colors/fr.txt"
END
BEGIN(colors_he)
#embed "../../locales/colors/he.txt"
END
BEGIN(colors_hi)
#embed "../../locales/colors/hi.txt"
END
BEGIN(colors_id)
#embed "../../locales/colors/id.txt"
END
BEGIN(colors_it)
#embed "../../locales/colors/it.txt"
END
BEGIN(colors_ja)
#embed "../../locales/colors/ja.txt"
END
BEGIN(colors_ko)
#embed "../../locales/colors/ko.txt"
END
BEGIN(colors_nl)
#embed "../../locales/colors/nl.txt"
END
BEGIN(colors_pl)
#embed "../../locales/colors/pl.txt"
END
BEGIN(colors_pt)
#embed "../../locales/colors/pt.txt"
END
BEGIN(colors_root)
#embed "../../locales/colors/root.txt"
END
BEGIN(colors_ru)
#embed "../../locales/colors/ru.txt"
END
BEGIN(colors_sv)
#embed "../../locales/colors/sv.txt"
END
BEGIN(colors_tr)
#embed "../../locales/colors/tr.txt"
END
BEGIN(colors_uk)
#embed "../../locales/colors/uk.txt"
END
BEGIN(colors_vi)
#embed "../../locales/colors/vi.txt"
END
BEGIN(colors_zh_Hant)
#embed "../../locales/colors/zh-Hant.txt"
END
BEGIN(colors_zh)
#embed "../../locales/colors/zh.txt"
END
BEGIN(fallback)
#embed "../../locales/fallback.txt"
END
BEGIN(reading_ar)
#embed "../../locales/reading/ar.po"
END
BEGIN(reading_he)
#embed "../../locales/reading/he.po"
END
BEGIN(reading_ja)
#embed "../../locales/reading/ja.po"
END
BEGIN(spoken_ar)
#embed "../../locales/spoken/ar.txt"
END
BEGIN(spoken_cs)
#embed "../../locales/spoken/cs.txt"
END
BEGIN(spoken_de)
#embed "../../locales/spoken/de.txt"
END
BEGIN(spoken_es)
#embed "../../locales/spoken/es.txt"
END
BEGIN(spoken_fa)
#embed "../../locales/spoken/fa.txt"
END
BEGIN(spoken_fr)
#embed "../../locales/spoken/fr.txt"
END
BEGIN(spoken_he)
#embed "../../locales/spoken/he.txt"
END
BEGIN(spoken_hi)
#embed "../../locales/spoken/hi.txt"
END
BEGIN(spoken_id)
#embed "../../locales/spoken/id.txt"
END
BEGIN(spoken_it)
#embed "../../locales/spoken/it.txt"
END
BEGIN(spoken_ja)
#embed "../../locales/spoken/ja.txt"
END
BEGIN(spoken_ko)
#embed "../../locales/spoken/ko.txt"
END
BEGIN(spoken_nl)
#embed "../../locales/spoken/nl.txt"
END
BEGIN(spoken_pl)
#embed "../../locales/spoken/pl.txt"
END
BEGIN(spoken_pt)
#embed "../../locales/spoken/pt.txt"
END
BEGIN(spoken_ru)
#embed "../../locales/spoken/ru.txt"
END
BEGIN(spoken_sv)
#embed "../../locales/spoken/sv.txt"
END
BEGIN(spoken_th)
#embed "../../locales/spoken/th.txt"
END
BEGIN(spoken_tr)
#embed "../../locales/spoken/tr.txt"
END
BEGIN(spoken_uk)
#embed "../../locales/spoken/uk.txt"
END
BEGIN(spoken_vi)
#embed "../../locales/spoken/vi.txt"
END
BEGIN(spoken_zh_Hant)
#embed "../../locales/spoken/zh-Hant.txt"
END
BEGIN(spoken_zh)
#embed "../../locales/spoken/zh.txt"
END
BEGIN(table_af_NA)
#embed "../../locales/table/af-NA.txt"
END
BEGIN(table_af_ZA)
#embed "../../locales/table/af-ZA.txt"
END
BEGIN(table_af)
#embed "../../locales/table/af.txt"
END
BEGIN(table_am_ET)
#embed "../../locales/table/am-ET.txt"
END
BEGIN(table_am)
#embed "../../locales/table/am.txt"
END
BEGIN(table_ar_001)
#embed "../../locales/table/ar-001.txt"
END
BEGIN(table_ar_AE)
#embed "../../locales/table/ar-AE.txt"
END
BEGIN(table_ar_BH)
#embed "../../locales/table/ar-BH.txt"
END
BEGIN(table_ar_DJ)
#embed "../../locales/table/ar-DJ.txt"
END
BEGIN(table_ar_DZ)
#embed "../../locales/table/ar-DZ.txt"
END
BEGIN(table_ar_EG)
#embed "../../locales/table/ar-EG.txt"
END
BEGIN(table_ar_EH)
#embed "../../locales/table/ar-EH.txt"
END
BEGIN(table_ar_ER)
#embed "../../locales/table/ar-ER.txt"
END
BEGIN(table_ar_IL)
#embed "../../locales/table/ar-IL.txt"
END
BEGIN(table_ar_IQ)
#embed "../../locales/table/ar-IQ.txt"
END
BEGIN(table_ar_JO)
#embed "../../locales/table/ar-JO.txt"
END
BEGIN(table_ar_KM)
#embed "../../locales/table/ar-KM.txt"
END
BEGIN(table_ar_KW)
#embed "../../locales/table/ar-KW.txt"
END
BEGIN(table_ar_LB)
#embed "../../locales/table/ar-LB.txt"
END
BEGIN(table_ar_LY)
#embed "../../locales/table/ar-LY.txt"
END
BEGIN(table_ar_MA)
#embed "../../locales/table/ar-MA.txt"
END
BEGIN(table_ar_MR)
#embed "../../locales/table/ar-MR.txt"
END
BEGIN(table_ar_OM)
#embed "../../locales/table/ar-OM.txt"
END
BEGIN(table_ar_PS)
#embed "../../locales/table/ar-PS.txt"
END
BEGIN(table_ar_QA)
#embed "../../locales/table/ar-QA.txt"
END
BEGIN(table_ar_SA)
#embed "../../locales/table/ar-SA.txt"
END
BEGIN(table_ar_SD)
#embed "../../locales/table/ar-SD.txt"
END
BEGIN(table_ar_SO)
#embed "../../locales/table/ar-SO.txt"
END
BEGIN(table_ar_SS)
#embed "../../locales/table/ar-SS.txt"
END
BEGIN(table_ar_SY)
#embed "../../locales/table/ar-SY.txt"
END
BEGIN(table_ar_TD)
#embed "../../locales/table/ar-TD.txt"
END
BEGIN(table_ar_TN)
#embed "../../locales/table/ar-TN.txt"
END
BEGIN(table_ar_YE)
#embed "../../locales/table/ar-YE.txt"
END
BEGIN(table_ar)
#embed "../../locales/table/ar.txt"
END
BEGIN(table_as_IN)
#embed "../../locales/table/as-IN.txt"
END
BEGIN(table_as)
#embed "../../locales/table/as.txt"
END
BEGIN(table_az_Latn_AZ)
#embed "../../locales/table/az-Latn-AZ.txt"
END
BEGIN(table_az_Latn)
#embed "../../locales/table/az-Latn.txt"
END
BEGIN(table_az)
#embed "../../locales/table/az.txt"
END
BEGIN(table_ba_RU)
#embed "../../locales/table/ba-RU.txt"
END
BEGIN(table_ba)
#embed "../../locales/table/ba.txt"
END
BEGIN(table_be_BY)
#embed "../../locales/table/be-BY.txt"
END
BEGIN(table_be)
#embed "../../locales/table/be.txt"
END
BEGIN(table_bg_BG)
#embed "../../locales/table/bg-BG.txt"
END
BEGIN(table_bg)
#embed "../../locales/table/bg.txt"
END
BEGIN(table_blo_BJ)
#embed "../../locales/table/blo-BJ.txt"
END
BEGIN(table_blo)
#embed "../../locales/table/blo.txt"
END
BEGIN(table_bn_BD)
#embed "../../locales/table/bn-BD.txt"
END
BEGIN(table_bn_IN)
#embed "../../locales/table/bn-IN.txt"
END
BEGIN(table_bn)
#embed "../../locales/table/bn.txt"
END
BEGIN(table_br_FR)
#embed "../../locales/table/br-FR.txt"
END
BEGIN(table_br)
#embed "../../locales/table/br.txt"
END
BEGIN(table_bs_Latn_BA)
#embed "../../locales/table/bs-Latn-BA.txt"
END
BEGIN(table_bs_Latn)
#embed "../../locales/table/bs-Latn.txt"
END
BEGIN(table_bs)
#embed "../../locales/table/bs.txt"
END
BEGIN(table_ca_AD)
#embed "../../locales/table/ca-AD.txt"
END
BEGIN(table_ca_ES)
#embed "../../locales/table/ca-ES.txt"
END
BEGIN(table_ca_FR)
#embed "../../locales/table/ca-FR.txt"
END
BEGIN(table_ca_IT)
#embed "../../locales/table/ca-IT.txt"
END
BEGIN(table_ca)
#embed "../../locales/table/ca.txt"
END
BEGIN(table_chr_US)
#embed "../../locales/table/chr-US.txt"
END
BEGIN(table_chr)
#embed "../../locales/table/chr.txt"
END
BEGIN(table_cs_CZ)
#embed "../../locales/table/cs-CZ.txt"
END
BEGIN(table_cs)
#embed "../../locales/table/cs.txt"
END
BEGIN(table_cv_RU)
#embed "../../locales/table/cv-RU.txt"
END
BEGIN(table_cv)
#embed "../../locales/table/cv.txt"
END
BEGIN(table_cy_GB)
#embed "../../locales/table/cy-GB.txt"
END
BEGIN(table_cy)
#embed "../../locales/table/cy.txt"
END
BEGIN(table_da_DK)
#embed "../../locales/table/da-DK.txt"
END
BEGIN(table_da_GL)
#embed "../../locales/table/da-GL.txt"
END
BEGIN(table_da)
#embed "../../locales/table/da.txt"
END
BEGIN(table_de_AT)
#embed "../../locales/table/de-AT.txt"
END
BEGIN(table_de_BE)
#embed "../../locales/table/de-BE.txt"
END
BEGIN(table_de_CH)
#embed "../../locales/table/de-CH.txt"
END
BEGIN(table_de_DE)
#embed "../../locales/table/de-DE.txt"
END
BEGIN(table_de_IT)
#embed "../../locales/table/de-IT.txt"
END
BEGIN(table_de_LI)
#embed "../../locales/table/de-LI.txt"
END
BEGIN(table_de_LU)
#embed "../../locales/table/de-LU.txt"
END
BEGIN(table_de)
#embed "../../locales/table/de.txt"
END
BEGIN(table_dsb_DE)
#embed "../../locales/table/dsb-DE.txt"
END
BEGIN(table_dsb)
#embed "../../locales/table/dsb.txt"
END
BEGIN(table_el_CY)
#embed "../../locales/table/el-CY.txt"
END
BEGIN(table_el_GR)
#embed "../../locales/table/el-GR.txt"
END
BEGIN(table_el)
#embed "../../locales/table/el.txt"
END
BEGIN(table_en_001)
#embed "../../locales/table/en-001.txt"
END
BEGIN(table_en_150)
#embed "../../locales/table/en-150.txt"
END
BEGIN(table_en_AE)
#embed "../../locales/table/en-AE.txt"
END
BEGIN(table_en_AG)
#embed "../../locales/table/en-AG.txt"
END
BEGIN(table_en_AI)
#embed "../../locales/table/en-AI.txt"
END
BEGIN(table_en_AS)
#embed "../../locales/table/en-AS.txt"
END
BEGIN(table_en_AT)
#embed "../../locales/table/en-AT.txt"
END
BEGIN(table_en_AU)
#embed "../../locales/table/en-AU.txt"
END
BEGIN(table_en_BB)
#embed "../../locales/table/en-BB.txt"
END
BEGIN(table_en_BE)
#embed "../../locales/table/en-BE.txt"
END
BEGIN(table_en_BI)
#embed "../../locales/table/en-BI.txt"
END
BEGIN(table_en_BM)
#embed "../../locales/table/en-BM.txt"
END
BEGIN(table_en_BS)
#embed "../../locales/table/en-BS.txt"
END
BEGIN(table_en_BW)
#embed "../../locales/table/en-BW.txt"
END
BEGIN(table_en_BZ)
#embed "../../locales/table/en-BZ.txt"
END
BEGIN(table_en_CA)
#embed "../../locales/table/en-CA.txt"
END
BEGIN(table_en_CC)
#embed "../../locales/table/en-CC.txt"
END
BEGIN(table_en_CH)
#embed "../../locales/table/en-CH.txt"
END
BEGIN(table_en_CK)
#embed "../../locales/table/en-CK.txt"
END
BEGIN(table_en_CM)
#embed "../../locales/table/en-CM.txt"
END
BEGIN(table_en_CX)
#embed "../../locales/table/en-CX.txt"
END
BEGIN(table_en_CY)
#embed "../../locales/table/en-CY.txt"
END
BEGIN(table_en_CZ)
#embed "../../locales/table/en-CZ.txt"
END
BEGIN(table_en_DE)
#embed "../../locales/table/en-DE.txt"
END
BEGIN(table_en_DG)
#embed "../../locales/table/en-DG.txt"
END
BEGIN(table_en_DK)
#embed "../../locales/table/en-DK.txt"
END
BEGIN(table_en_DM)
#embed "../../locales/table/en-DM.txt"
END
BEGIN(table_en_EE)
#embed "../../locales/table/en-EE.txt"
END
BEGIN(table_en_ER)
#embed "../../locales/table/en-ER.txt"
END
BEGIN(table_en_ES)
#embed "../../locales/table/en-ES.txt"
END
BEGIN(table_en_FI)
#embed "../../locales/table/en-FI.txt"
END
BEGIN(table_en_FJ)
#embed "../../locales/table/en-FJ.txt"
END
BEGIN(table_en_FK)
#embed "../../locales/table/en-FK.txt"
END
BEGIN(table_en_FM)
#embed "../../locales/table/en-FM.txt"
END
BEGIN(table_en_FR)
#embed "../../locales/table/en-FR.txt"
END
BEGIN(table_en_GB)
#embed "../../locales/table/en-GB.txt"
END
BEGIN(table_en_GD)
#embed "../../locales/table/en-GD.txt"
END
BEGIN(table_en_GE)
#embed "../../locales/table/en-GE.txt"
END
BEGIN(table_en_GG)
#embed "../../locales/table/en-GG.txt"
END
BEGIN(table_en_GH)
#embed "../../locales/table/en-GH.txt"
END
BEGIN(table_en_GI)
#embed "../../locales/table/en-GI.txt"
END
BEGIN(table_en_GM)
#embed "../../locales/table/en-GM.txt"
END
BEGIN(table_en_GS)
#embed "../../locales/table/en-GS.txt"
END
BEGIN(table_en_GU)
#embed "../../locales/table/en-GU.txt"
END
BEGIN(table_en_GY)
#embed "../../locales/table/en-GY.txt"
END
BEGIN(table_en_HK)
#embed "../../locales/table/en-HK.txt"
END
BEGIN(table_en_HU)
#embed "../../locales/table/en-HU.txt"
END
BEGIN(table_en_ID)
#embed "../../locales/table/en-ID.txt"
END
BEGIN(table_en_IE)
#embed "../../locales/table/en-IE.txt"
END
BEGIN(table_en_IL)
#embed "../../locales/table/en-IL.txt"
END
BEGIN(table_en_IM)
#embed "../../locales/table/en-IM.txt"
END
BEGIN(table_en_IN)
#embed "../../locales/table/en-IN.txt"
END
BEGIN(table_en_IO)
#embed "../../locales/table/en-IO.txt"
END
BEGIN(table_en_IT)
#embed "../../locales/table/en-IT.txt"
END
BEGIN(table_en_JE)
#embed "../../locales/table/en-JE.txt"
END
BEGIN(table_en_JM)
#embed "../../locales/table/en-JM.txt"
END
BEGIN(table_en_JP)
#embed "../../locales/table/en-JP.txt"
END
BEGIN(table_en_KE)
#embed "../../locales/table/en-KE.txt"
END
BEGIN(table_en_KI)
#embed "../../locales/table/en-KI.txt"
END
BEGIN(table_en_KN)
#embed "../../locales/table/en-KN.txt"
END
BEGIN(table_en_KY)
#embed "../../locales/table/en-KY.txt"
END
BEGIN(table_en_LC)
#embed "../../locales/table/en-LC.txt"
END
BEGIN(table_en_LR)
#embed "../../locales/table/en-LR.txt"
END
BEGIN(table_en_LS)
#embed "../../locales/table/en-LS.txt"
END
BEGIN(table_en_LT)
#embed "../../locales/table/en-LT.txt"
END
BEGIN(table_en_LV)
#embed "../../locales/table/en-LV.txt"
END
BEGIN(table_en_MG)
#embed "../../locales/table/en-MG.txt"
END
BEGIN(table_en_MH)
#embed "../../locales/table/en-MH.txt"
END
BEGIN(table_en_MO)
#embed "../../locales/table/en-MO.txt"
END
BEGIN(table_en_MP)
#embed "../../locales/table/en-MP.txt"
END
BEGIN(table_en_MS)
#embed "../../locales/table/en-MS.txt"
END
BEGIN(table_en_MT)
#embed "../../locales/table/en-MT.txt"
END
BEGIN(table_en_MU)
#embed "../../locales/table/en-MU.txt"
END
BEGIN(table_en_MV)
#embed "../../locales/table/en-MV.txt"
END
BEGIN(table_en_MW)
#embed "../../locales/table/en-MW.txt"
END
BEGIN(table_en_MY)
#embed "../../locales/table/en-MY.txt"
END
BEGIN(table_en_NA)
#embed "../../locales/table/en-NA.txt"
END
BEGIN(table_en_NF)
#embed "../../locales/table/en-NF.txt"
END
BEGIN(table_en_NG)
#embed "../../locales/table/en-NG.txt"
END
BEGIN(table_en_NL)
#embed "../../locales/table/en-NL.txt"
END
BEGIN(table_en_NO)
#embed "../../locales/table/en-NO.txt"
END
BEGIN(table_en_NR)
#embed "../../locales/table/en-NR.txt"
END
BEGIN(table_en_NU)
#embed "../../locales/table/en-NU.txt"
END
BEGIN(table_en_NZ)
#embed "../../locales/table/en-NZ.txt"
END
BEGIN(table_en_PG)
#embed "../../locales/table/en-PG.txt"
END
BEGIN(table_en_PH)
#embed "../../locales/table/en-PH.txt"
END
BEGIN(table_en_PK)
#embed "../../locales/table/en-PK.txt"
END
BEGIN(table_en_PL)
#embed "../../locales/table/en-PL.txt"
END
BEGIN(table_en_PN)
#embed "../../locales/table/en-PN.txt"
END
BEGIN(table_en_PR)
#embed "../../locales/table/en-PR.txt"
END
BEGIN(table_en_PT)
#embed "../../locales/table/en-PT.txt"
END
BEGIN(table_en_PW)
#embed "../../locales/table/en-PW.txt"
END
BEGIN(table_en_RO)
#embed "../../locales/table/en-RO.txt"
END
BEGIN(table_en_RW)
#embed "../../locales/table/en-RW.txt"
END
BEGIN(table_en_SB)
#embed "../../locales/table/en-SB.txt"
END
BEGIN(table_en_SC)
#embed "../../locales/table/en-SC.txt"
END
BEGIN(table_en_SD)
#embed "../../locales/table/en-SD.txt"
END
BEGIN(table_en_SE)
#embed "../../locales/table/en-SE.txt"
END
BEGIN(table_en_SG)
#embed "../../locales/table/en-SG.txt"
END
BEGIN(table_en_SH)
#embed "../../locales/table/en-SH.txt"
END
BEGIN(table_en_SI)
#embed "../../locales/table/en-SI.txt"
END
BEGIN(table_en_SK)
#embed "../../locales/table/en-SK.txt"
END
BEGIN(table_en_SL)
#embed "../../locales/table/en-SL.txt"
END
BEGIN(table_en_SS)
#embed "../../locales/table/en-SS.txt"
END
BEGIN(table_en_SX)
#embed "../../locales/table/en-SX.txt"
END
BEGIN(table_en_SZ)
#embed "../../locales/table/en-SZ.txt"
END
BEGIN(table_en_TC)
#embed "../../locales/table/en-TC.txt"
END
BEGIN(table_en_TK)
#embed "../../locales/table/en-TK.txt"
END
BEGIN(table_en_TO)
#embed "../../locales/table/en-TO.txt"
END
BEGIN(table_en_TT)
#embed "../../locales/table/en-TT.txt"
END
BEGIN(table_en_TV)
#embed "../../locales/table/en-TV.txt"
END
BEGIN(table_en_TZ)
#embed "../../locales/table/en-TZ.txt"
END
BEGIN(table_en_UA)
#embed "../../locales/table/en-UA.txt"
END
BEGIN(table_en_UG)
#embed "../../locales/table/en-UG.txt"
END
BEGIN(table_en_UM)
#embed "../../locales/table/en-UM.txt"
END
BEGIN(table_en_US)
#embed "../../locales/table/en-US.txt"
END
BEGIN(table_en_VC)
#embed "../../locales/table/en-VC.txt"
END
BEGIN(table_en_VG)
#embed "../../locales/table/en-VG.txt"
END
BEGIN(table_en_VI)
#embed "../../locales/table/en-VI.txt"
END
BEGIN(table_en_VU)
#embed "../../locales/table/en-VU.txt"
END
BEGIN(table_en_WS)
#embed "../../locales/table/en-WS.txt"
END
BEGIN(table_en_ZA)
#embed "../../locales/table/en-ZA.txt"
END
BEGIN(table_en_ZM)
#embed "../../locales/table/en-ZM.txt"
END
BEGIN(table_en_ZW)
#embed "../../locales/table/en-ZW.txt"
END
BEGIN(table_en)
#embed "../../locales/table/en.txt"
END
BEGIN(table_es_419)
#embed "../../locales/table/es-419.txt"
END
BEGIN(table_es_AR)
#embed "../../locales/table/es-AR.txt"
END
BEGIN(table_es_BO)
#embed "../../locales/table/es-BO.txt"
END
BEGIN(table_es_BR)
#embed "../../locales/table/es-BR.txt"
END
BEGIN(table_es_BZ)
#embed "../../locales/table/es-BZ.txt"
END
BEGIN(table_es_CL)
#embed "../../locales/table/es-CL.txt"
END
BEGIN(table_es_CO)
#embed "../../locales/table/es-CO.txt"
END
BEGIN(table_es_CR)
#embed "../../locales/table/es-CR.txt"
END
BEGIN(table_es_CU)
#embed "../../locales/table/es-CU.txt"
END
BEGIN(table_es_DO)
#embed "../../locales/table/es-DO.txt"
END
BEGIN(table_es_EA)
#embed "../../locales/table/es-EA.txt"
END
BEGIN(table_es_EC)
#embed "../../locales/table/es-EC.txt"
END
BEGIN(table_es_ES)
#embed "../../locales/table/es-ES.txt"
END
BEGIN(table_es_GQ)
#embed "../../locales/table/es-GQ.txt"
END
BEGIN(table_es_GT)
#embed "../../locales/table/es-GT.txt"
END
BEGIN(table_es_HN)
#embed "../../locales/table/es-HN.txt"
END
BEGIN(table_es_IC)
#embed "../../locales/table/es-IC.txt"
END
BEGIN(table_es_MX)
#embed "../../locales/table/es-MX.txt"
END
BEGIN(table_es_NI)
#embed "../../locales/table/es-NI.txt"
END
BEGIN(table_es_PA)
#embed "../../locales/table/es-PA.txt"
END
BEGIN(table_es_PE)
#embed "../../locales/table/es-PE.txt"
END
BEGIN(table_es_PH)
#embed "../../locales/table/es-PH.txt"
END
BEGIN(table_es_PR)
#embed "../../locales/table/es-PR.txt"
END
BEGIN(table_es_PY)
#embed "../../locales/table/es-PY.txt"
END
BEGIN(table_es_SV)
#embed "../../locales/table/es-SV.txt"
END
BEGIN(table_es_US)
#embed "../../locales/table/es-US.txt"
END
BEGIN(table_es_UY)
#embed "../../locales/table/es-UY.txt"
END
BEGIN(table_es_VE)
#embed "../../locales/table/es-VE.txt"
END
BEGIN(table_es)
#embed "../../locales/table/es.txt"
END
BEGIN(table_et_EE)
#embed "../../locales/table/et-EE.txt"
END
BEGIN(table_et)
#embed "../../locales/table/et.txt"
END
BEGIN(table_eu_ES)
#embed "../../locales/table/eu-ES.txt"
END
BEGIN(table_eu)
#embed "../../locales/table/eu.txt"
END
BEGIN(table_fa_AF)
#embed "../../locales/table/fa-AF.txt"
END
BEGIN(table_fa_IR)
#embed "../../locales/table/fa-IR.txt"
END
BEGIN(table_fa)
#embed "../../locales/table/fa.txt"
END
BEGIN(table_fi_FI)
#embed "../../locales/table/fi-FI.txt"
END
BEGIN(table_fi)
#embed "../../locales/table/fi.txt"
END
BEGIN(table_fil_PH)
#embed "../../locales/table/fil-PH.txt"
END
BEGIN(table_fil)
#embed "../../locales/table/fil.txt"
END
BEGIN(table_fr_BE)
#embed "../../locales/table/fr-BE.txt"
END
BEGIN(table_fr_BF)
#embed "../../locales/table/fr-BF.txt"
END
BEGIN(table_fr_BI)
#embed "../../locales/table/fr-BI.txt"
END
BEGIN(table_fr_BJ)
#embed "../../locales/table/fr-BJ.txt"
END
BEGIN(table_fr_BL)
#embed "../../locales/table/fr-BL.txt"
END
BEGIN(table_fr_CA)
#embed "../../locales/table/fr-CA.txt"
END
BEGIN(table_fr_CD)
#embed "../../locales/table/fr-CD.txt"
END
BEGIN(table_fr_CF)
#embed "../../locales/table/fr-CF.txt"
END
BEGIN(table_fr_CG)
#embed "../../locales/table/fr-CG.txt"
END
BEGIN(table_fr_CH)
#embed "../../locales/table/fr-CH.txt"
END
BEGIN(table_fr_CI)
#embed "../../locales/table/fr-CI.txt"
END
BEGIN(table_fr_CM)
#embed "../../locales/table/fr-CM.txt"
END
BEGIN(table_fr_DJ)
#embed "../../locales/table/fr-DJ.txt"
END
BEGIN(table_fr_DZ)
#embed "../../locales/table/fr-DZ.txt"
END
BEGIN(table_fr_FR)
#embed "../../locales/table/fr-FR.txt"
END
BEGIN(table_fr_GA)
#embed "../../locales/table/fr-GA.txt"
END
BEGIN(table_fr_GF)
#embed "../../locales/table/fr-GF.txt"
END
BEGIN(table_fr_GN)
#embed "../../locales/table/fr-GN.txt"
END
BEGIN(table_fr_GP)
#embed "../../locales/table/fr-GP.txt"
END
BEGIN(table_fr_GQ)
#embed "../../locales/table/fr-GQ.txt"
END
BEGIN(table_fr_HT)
#embed "../../locales/table/fr-HT.txt"
END
BEGIN(table_fr_KM)
#embed "../../locales/table/fr-KM.txt"
END
BEGIN(table_fr_LU)
#embed "../../locales/table/fr-LU.txt"
END
BEGIN(table_fr_MA)
#embed "../../locales/table/fr-MA.txt"
END
BEGIN(table_fr_MC)
#embed "../../locales/table/fr-MC.txt"
END
BEGIN(table_fr_MF)
#embed "../../locales/table/fr-MF.txt"
END
BEGIN(table_fr_MG)
#embed "../../locales/table/fr-MG.txt"
END
BEGIN(table_fr_ML)
#embed "../../locales/table/fr-ML.txt"
END
BEGIN(table_fr_MQ)
#embed "../../locales/table/fr-MQ.txt"
END
BEGIN(table_fr_MR)
#embed "../../locales/table/fr-MR.txt"
END
BEGIN(table_fr_MU)
#embed "../../locales/table/fr-MU.txt"
END
BEGIN(table_fr_NC)
#embed "../../locales/table/fr-NC.txt"
END
BEGIN(table_fr_NE)
#embed "../../locales/table/fr-NE.txt"
END
BEGIN(table_fr_PF)
#embed "../../locales/table/fr-PF.txt"
END
BEGIN(table_fr_PM)
#embed "../../locales/table/fr-PM.txt"
END
BEGIN(table_fr_RE)
#embed "../../locales/table/fr-RE.txt"
END
BEGIN(table_fr_RW)
#embed "../../locales/table/fr-RW.txt"
END
BEGIN(table_fr_SC)
#embed "../../locales/table/fr-SC.txt"
END
BEGIN(table_fr_SN)
#embed "../../locales/table/fr-SN.txt"
END
BEGIN(table_fr_SY)
#embed "../../locales/table/fr-SY.txt"
END
BEGIN(table_fr_TD)
#embed "../../locales/table/fr-TD.txt"
END
BEGIN(table_fr_TG)
#embed "../../locales/table/fr-TG.txt"
END
BEGIN(table_fr_TN)
#embed "../../locales/table/fr-TN.txt"
END
BEGIN(table_fr_VU)
#embed "../../locales/table/fr-VU.txt"
END
BEGIN(table_fr_WF)
#embed "../../locales/table/fr-WF.txt"
END
BEGIN(table_fr_YT)
#embed "../../locales/table/fr-YT.txt"
END
BEGIN(table_fr)
#embed "../../locales/table/fr.txt"
END
BEGIN(table_ga_GB)
#embed "../../locales/table/ga-GB.txt"
END
BEGIN(table_ga_IE)
#embed "../../locales/table/ga-IE.txt"
END
BEGIN(table_ga)
#embed "../../locales/table/ga.txt"
END
BEGIN(table_gd_GB)
#embed "../../locales/table/gd-GB.txt"
END
BEGIN(table_gd)
#embed "../../locales/table/gd.txt"
END
BEGIN(table_gl_ES)
#embed "../../locales/table/gl-ES.txt"
END
BEGIN(table_gl)
#embed "../../locales/table/gl.txt"
END
BEGIN(table_gu_IN)
#embed "../../locales/table/gu-IN.txt"
END
BEGIN(table_gu)
#embed "../../locales/table/gu.txt"
END
BEGIN(table_ha_GH)
#embed "../../locales/table/ha-GH.txt"
END
BEGIN(table_ha_NE)
#embed "../../locales/table/ha-NE.txt"
END
BEGIN(table_ha_NG)
#embed "../../locales/table/ha-NG.txt"
END
BEGIN(table_ha)
#embed "../../locales/table/ha.txt"
END
BEGIN(table_he_IL)
#embed "../../locales/table/he-IL.txt"
END
BEGIN(table_he)
#embed "../../locales/table/he.txt"
END
BEGIN(table_hi_IN)
#embed "../../locales/table/hi-IN.txt"
END
BEGIN(table_hi_Latn_IN)
#embed "../../locales/table/hi-Latn-IN.txt"
END
BEGIN(table_hi_Latn)
#embed "../../locales/table/hi-Latn.txt"
END
BEGIN(table_hi)
#embed "../../locales/table/hi.txt"
END
BEGIN(table_hr_BA)
#embed "../../locales/table/hr-BA.txt"
END
BEGIN(table_hr_HR)
#embed "../../locales/table/hr-HR.txt"
END
BEGIN(table_hr)
#embed "../../locales/table/hr.txt"
END
BEGIN(table_hsb_DE)
#embed "../../locales/table/hsb-DE.txt"
END
BEGIN(table_hsb)
#embed "../../locales/table/hsb.txt"
END
BEGIN(table_hu_HU)
#embed "../../locales/table/hu-HU.txt"
END
BEGIN(table_hu)
#embed "../../locales/table/hu.txt"
END
BEGIN(table_hy_AM)
#embed "../../locales/table/hy-AM.txt"
END
BEGIN(table_hy)
#embed "../../locales/table/hy.txt"
END
BEGIN(table_id_ID)
#embed "../../locales/table/id-ID.txt"
END
BEGIN(table_id)
#embed "../../locales/table/id.txt"
END
BEGIN(table_ig_NG)
#embed "../../locales/table/ig-NG.txt"
END
BEGIN(table_ig)
#embed "../../locales/table/ig.txt"
END
BEGIN(table_is_IS)
#embed "../../locales/table/is-IS.txt"
END
BEGIN(table_is)
#embed "../../locales/table/is.txt"
END
BEGIN(table_it_CH)
#embed "../../locales/table/it-CH.txt"
END
BEGIN(table_it_IT)
#embed "../../locales/table/it-IT.txt"
END
BEGIN(table_it_SM)
#embed "../../locales/table/it-SM.txt"
END
BEGIN(table_it_VA)
#embed "../../locales/table/it-VA.txt"
END
BEGIN(table_it)
#embed "../../locales/table/it.txt"
END
BEGIN(table_ja_JP)
#embed "../../locales/table/ja-JP.txt"
END
BEGIN(table_ja)
#embed "../../locales/table/ja.txt"
END
BEGIN(table_jv_ID)
#embed "../../locales/table/jv-ID.txt"
END
BEGIN(table_jv)
#embed "../../locales/table/jv.txt"
END
BEGIN(table_ka_GE)
#embed "../../locales/table/ka-GE.txt"
END
BEGIN(table_ka)
#embed "../../locales/table/ka.txt"
END
BEGIN(table_kk_Arab_CN)
#embed "../../locales/table/kk-Arab-CN.txt"
END
BEGIN(table_kk_Arab)
#embed "../../locales/table/kk-Arab.txt"
END
BEGIN(table_kk_Cyrl_KZ)
#embed "../../locales/table/kk-Cyrl-KZ.txt"
END
BEGIN(table_kk_Cyrl)
#embed "../../locales/table/kk-Cyrl.txt"
END
BEGIN(table_kk_KZ)
#embed "../../locales/table/kk-KZ.txt"
END
BEGIN(table_kk)
#embed "../../locales/table/kk.txt"
END
BEGIN(table_km_KH)
#embed "../../locales/table/km-KH.txt"
END
BEGIN(table_km)
#embed "../../locales/table/km.txt"
END
BEGIN(table_kn_IN)
#embed "../../locales/table/kn-IN.txt"
END
BEGIN(table_kn)
#embed "../../locales/table/kn.txt"
END
BEGIN(table_ko_CN)
#embed "../../locales/table/ko-CN.txt"
END
BEGIN(table_ko_KP)
#embed "../../locales/table/ko-KP.txt"
END
BEGIN(table_ko_KR)
#embed "../../locales/table/ko-KR.txt"
END
BEGIN(table_ko)
#embed "../../locales/table/ko.txt"
END
BEGIN(table_kok_Deva_IN)
#embed "../../locales/table/kok-Deva-IN.txt"
END
BEGIN(table_kok_Deva)
#embed "../../locales/table/kok-Deva.txt"
END
BEGIN(table_kok)
#embed "../../locales/table/kok.txt"
END
BEGIN(table_ky_KG)
#embed "../../locales/table/ky-KG.txt"
END
BEGIN(table_ky)
#embed "../../locales/table/ky.txt"
END
BEGIN(table_lo_LA)
#embed "../../locales/table/lo-LA.txt"
END
BEGIN(table_lo)
#embed "../../locales/table/lo.txt"
END
BEGIN(table_lt_LT)
#embed "../../locales/table/lt-LT.txt"
END
BEGIN(table_lt)
#embed "../../locales/table/lt.txt"
END
BEGIN(table_lv_LV)
#embed "../../locales/table/lv-LV.txt"
END
BEGIN(table_lv)
#embed "../../locales/table/lv.txt"
END
BEGIN(table_mk_MK)
#embed "../../locales/table/mk-MK.txt"
END
BEGIN(table_mk)
#embed "../../locales/table/mk.txt"
END
BEGIN(table_ml_IN)
#embed "../../locales/table/ml-IN.txt"
END
BEGIN(table_ml)
#embed "../../locales/table/ml.txt"
END
BEGIN(table_mn_MN)
#embed "../../locales/table/mn-MN.txt"
END
BEGIN(table_mn)
#embed "../../locales/table/mn.txt"
END
BEGIN(table_mr_IN)
#embed "../../locales/table/mr-IN.txt"
END
BEGIN(table_mr)
#embed "../../locales/table/mr.txt"
END
BEGIN(table_ms_BN)
#embed "../../locales/table/ms-BN.txt"
END
BEGIN(table_ms_ID)
#embed "../../locales/table/ms-ID.txt"
END
BEGIN(table_ms_MY)
#embed "../../locales/table/ms-MY.txt"
END
BEGIN(table_ms_SG)
#embed "../../locales/table/ms-SG.txt"
END
BEGIN(table_ms)
#embed "../../locales/table/ms.txt"
END
BEGIN(table_my_MM)
#embed "../../locales/table/my-MM.txt"
END
BEGIN(table_my)
#embed "../../locales/table/my.txt"
END
BEGIN(table_nb_NO)
#embed "../../locales/table/nb-NO.txt"
END
BEGIN(table_nb_SJ)
#embed "../../locales/table/nb-SJ.txt"
END
BEGIN(table_nb)
#embed "../../locales/table/nb.txt"
END
BEGIN(table_ne_IN)
#embed "../../locales/table/ne-IN.txt"
END
BEGIN(table_ne_NP)
#embed "../../locales/table/ne-NP.txt"
END
BEGIN(table_ne)
#embed "../../locales/table/ne.txt"
END
BEGIN(table_nl_AW)
#embed "../../locales/table/nl-AW.txt"
END
BEGIN(table_nl_BE)
#embed "../../locales/table/nl-BE.txt"
END
BEGIN(table_nl_BQ)
#embed "../../locales/table/nl-BQ.txt"
END
BEGIN(table_nl_CW)
#embed "../../locales/table/nl-CW.txt"
END
BEGIN(table_nl_NL)
#embed "../../locales/table/nl-NL.txt"
END
BEGIN(table_nl_SR)
#embed "../../locales/table/nl-SR.txt"
END
BEGIN(table_nl_SX)
#embed "../../locales/table/nl-SX.txt"
END
BEGIN(table_nl)
#embed "../../locales/table/nl.txt"
END
BEGIN(table_nn_NO)
#embed "../../locales/table/nn-NO.txt"
END
BEGIN(table_nn)
#embed "../../locales/table/nn.txt"
END
BEGIN(table_no)
#embed "../../locales/table/no.txt"
END
BEGIN(table_or_IN)
#embed "../../locales/table/or-IN.txt"
END
BEGIN(table_or)
#embed "../../locales/table/or.txt"
END
BEGIN(table_pa_Guru_IN)
#embed "../../locales/table/pa-Guru-IN.txt"
END
BEGIN(table_pa_Guru)
#embed "../../locales/table/pa-Guru.txt"
END
BEGIN(table_pa)
#embed "../../locales/table/pa.txt"
END
BEGIN(table_pcm_NG)
#embed "../../locales/table/pcm-NG.txt"
END
BEGIN(table_pcm)
#embed "../../locales/table/pcm.txt"
END
BEGIN(table_pl_PL)
#embed "../../locales/table/pl-PL.txt"
END
BEGIN(table_pl)
#embed "../../locales/table/pl.txt"
END
BEGIN(table_ps_AF)
#embed "../../locales/table/ps-AF.txt"
END
BEGIN(table_ps_PK)
#embed "../../locales/table/ps-PK.txt"
END
BEGIN(table_ps)
#embed "../../locales/table/ps.txt"
END
BEGIN(table_pt_AO)
#embed "../../locales/table/pt-AO.txt"
END
BEGIN(table_pt_BR)
#embed "../../locales/table/pt-BR.txt"
END
BEGIN(table_pt_CH)
#embed "../../locales/table/pt-CH.txt"
END
BEGIN(table_pt_CV)
#embed "../../locales/table/pt-CV.txt"
END
BEGIN(table_pt_GQ)
#embed "../../locales/table/pt-GQ.txt"
END
BEGIN(table_pt_GW)
#embed "../../locales/table/pt-GW.txt"
END
BEGIN(table_pt_LU)
#embed "../../locales/table/pt-LU.txt"
END
BEGIN(table_pt_MO)
#embed "../../locales/table/pt-MO.txt"
END
BEGIN(table_pt_MZ)
#embed "../../locales/table/pt-MZ.txt"
END
BEGIN(table_pt_PT)
#embed "../../locales/table/pt-PT.txt"
END
BEGIN(table_pt_ST)
#embed "../../locales/table/pt-ST.txt"
END
BEGIN(table_pt_TL)
#embed "../../locales/table/pt-TL.txt"
END
BEGIN(table_pt)
#embed "../../locales/table/pt.txt"
END
BEGIN(table_ro_MD)
#embed "../../locales/table/ro-MD.txt"
END
BEGIN(table_ro_RO)
#embed "../../locales/table/ro-RO.txt"
END
BEGIN(table_ro)
#embed "../../locales/table/ro.txt"
END
BEGIN(table_ru_BY)
#embed "../../locales/table/ru-BY.txt"
END
BEGIN(table_ru_KG)
#embed "../../locales/table/ru-KG.txt"
END
BEGIN(table_ru_KZ)
#embed "../../locales/table/ru-KZ.txt"
END
BEGIN(table_ru_MD)
#embed "../../locales/table/ru-MD.txt"
END
BEGIN(table_ru_RU)
#embed "../../locales/table/ru-RU.txt"
END
BEGIN(table_ru_UA)
#embed "../../locales/table/ru-UA.txt"
END
BEGIN(table_ru)
#embed "../../locales/table/ru.txt"
END
BEGIN(table_sc_IT)
#embed "../../locales/table/sc-IT.txt"
END
BEGIN(table_sc)
#embed "../../locales/table/sc.txt"
END
BEGIN(table_sd_Arab_PK)
#embed "../../locales/table/sd-Arab-PK.txt"
END
BEGIN(table_sd_Arab)
#embed "../../locales/table/sd-Arab.txt"
END
BEGIN(table_sd)
#embed "../../locales/table/sd.txt"
END
BEGIN(table_shn_MM)
#embed "../../locales/table/shn-MM.txt"
END
BEGIN(table_shn_TH)
#embed "../../locales/table/shn-TH.txt"
END
BEGIN(table_shn)
#embed "../../locales/table/shn.txt"
END
BEGIN(table_si_LK)
#embed "../../locales/table/si-LK.txt"
END
BEGIN(table_si)
#embed "../../locales/table/si.txt"
END
BEGIN(table_sk_SK)
#embed "../../locales/table/sk-SK.txt"
END
BEGIN(table_sk)
#embed "../../locales/table/sk.txt"
END
BEGIN(table_sl_SI)
#embed "../../locales/table/sl-SI.txt"
END
BEGIN(table_sl)
#embed "../../locales/table/sl.txt"
END
BEGIN(table_so_DJ)
#embed "../../locales/table/so-DJ.txt"
END
BEGIN(table_so_ET)
#embed "../../locales/table/so-ET.txt"
END
BEGIN(table_so_KE)
#embed "../../locales/table/so-KE.txt"
END
BEGIN(table_so_SO)
#embed "../../locales/table/so-SO.txt"
END
BEGIN(table_so)
#embed "../../locales/table/so.txt"
END
BEGIN(table_sq_AL)
#embed "../../locales/table/sq-AL.txt"
END
BEGIN(table_sq_MK)
#embed "../../locales/table/sq-MK.txt"
END
BEGIN(table_sq_XK)
#embed "../../locales/table/sq-XK.txt"
END
BEGIN(table_sq)
#embed "../../locales/table/sq.txt"
END
BEGIN(table_sr_Cyrl_BA)
#embed "../../locales/table/sr-Cyrl-BA.txt"
END
BEGIN(table_sr_Cyrl_ME)
#embed "../../locales/table/sr-Cyrl-ME.txt"
END
BEGIN(table_sr_Cyrl_RS)
#embed "../../locales/table/sr-Cyrl-RS.txt"
END
BEGIN(table_sr_Cyrl_XK)
#embed "../../locales/table/sr-Cyrl-XK.txt"
END
BEGIN(table_sr_Cyrl)
#embed "../../locales/table/sr-Cyrl.txt"
END
BEGIN(table_sr_Latn_BA)
#embed "../../locales/table/sr-Latn-BA.txt"
END
BEGIN(table_sr_Latn_ME)
#embed "../../locales/table/sr-Latn-ME.txt"
END
BEGIN(table_sr_Latn_RS)
#embed "../../locales/table/sr-Latn-RS.txt"
END
BEGIN(table_sr_Latn_XK)
#embed "../../locales/table/sr-Latn-XK.txt"
END
BEGIN(table_sr_Latn)
#embed "../../locales/table/sr-Latn.txt"
END
BEGIN(table_sr)
#embed "../../locales/table/sr.txt"
END
BEGIN(table_sv_AX)
#embed "../../locales/table/sv-AX.txt"
END
BEGIN(table_sv_FI)
#embed "../../locales/table/sv-FI.txt"
END
BEGIN(table_sv_SE)
#embed "../../locales/table/sv-SE.txt"
END
BEGIN(table_sv)
#embed "../../locales/table/sv.txt"
END
BEGIN(table_sw_CD)
#embed "../../locales/table/sw-CD.txt"
END
BEGIN(table_sw_KE)
#embed "../../locales/table/sw-KE.txt"
END
BEGIN(table_sw_TZ)
#embed "../../locales/table/sw-TZ.txt"
END
BEGIN(table_sw_UG)
#embed "../../locales/table/sw-UG.txt"
END
BEGIN(table_sw)
#embed "../../locales/table/sw.txt"
END
BEGIN(table_ta_IN)
#embed "../../locales/table/ta-IN.txt"
END
BEGIN(table_ta_LK)
#embed "../../locales/table/ta-LK.txt"
END
BEGIN(table_ta_MY)
#embed "../../locales/table/ta-MY.txt"
END
BEGIN(table_ta_SG)
#embed "../../locales/table/ta-SG.txt"
END
BEGIN(table_ta)
#embed "../../locales/table/ta.txt"
END
BEGIN(table_te_IN)
#embed "../../locales/table/te-IN.txt"
END
BEGIN(table_te)
#embed "../../locales/table/te.txt"
END
BEGIN(table_th_TH)
#embed "../../locales/table/th-TH.txt"
END
BEGIN(table_th)
#embed "../../locales/table/th.txt"
END
BEGIN(table_ti_ER)
#embed "../../locales/table/ti-ER.txt"
END
BEGIN(table_ti_ET)
#embed "../../locales/table/ti-ET.txt"
END
BEGIN(table_ti)
#embed "../../locales/table/ti.txt"
END
BEGIN(table_tk_TM)
#embed "../../locales/table/tk-TM.txt"
END
BEGIN(table_tk)
#embed "../../locales/table/tk.txt"
END
BEGIN(table_tr_CY)
#embed "../../locales/table/tr-CY.txt"
END
BEGIN(table_tr_TR)
#embed "../../locales/table/tr-TR.txt"
END
BEGIN(table_tr)
#embed "../../locales/table/tr.txt"
END
BEGIN(table_uk_UA)
#embed "../../locales/table/uk-UA.txt"
END
BEGIN(table_uk)
#embed "../../locales/table/uk.txt"
END
BEGIN(table_ur_IN)
#embed "../../locales/table/ur-IN.txt"
END
BEGIN(table_ur_PK)
#embed "../../locales/table/ur-PK.txt"
END
BEGIN(table_ur)
#embed "../../locales/table/ur.txt"
END
BEGIN(table_uz_Latn_UZ)
#embed "../../locales/table/uz-Latn-UZ.txt"
END
BEGIN(table_uz_Latn)
#embed "../../locales/table/uz-Latn.txt"
END
BEGIN(table_uz)
#embed "../../locales/table/uz.txt"
END
BEGIN(table_vi_VN)
#embed "../../locales/table/vi-VN.txt"
END
BEGIN(table_vi)
#embed "../../locales/table/vi.txt"
END
BEGIN(table_yo_BJ)
#embed "../../locales/table/yo-BJ.txt"
END
BEGIN(table_yo_NG)
#embed "../../locales/table/yo-NG.txt"
END
BEGIN(table_yo)
#embed "../../locales/table/yo.txt"
END
BEGIN(table_yue_Hans_CN)
#embed "../../locales/table/yue-Hans-CN.txt"
END
BEGIN(table_yue_Hans)
#embed "../../locales/table/yue-Hans.txt"
END
BEGIN(table_yue_Hant_CN)
#embed "../../locales/table/yue-Hant-CN.txt"
END
BEGIN(table_yue_Hant_HK)
#embed "../../locales/table/yue-Hant-HK.txt"
END
BEGIN(table_yue_Hant_MO)
#embed "../../locales/table/yue-Hant-MO.txt"
END
BEGIN(table_yue_Hant)
#embed "../../locales/table/yue-Hant.txt"
END
BEGIN(table_yue)
#embed "../../locales/table/yue.txt"
END
BEGIN(table_zh_Hans_CN)
#embed "../../locales/table/zh-Hans-CN.txt"
END
BEGIN(table_zh_Hans_HK)
#embed "../../locales/table/zh-Hans-HK.txt"
END
BEGIN(table_zh_Hans_MO)
#embed "../../locales/table/zh-Hans-MO.txt"
END
BEGIN(table_zh_Hans_MY)
#embed "../../locales/table/zh-Hans-MY.txt"
END
BEGIN(table_zh_Hans_SG)
#embed "../../locales/table/zh-Hans-SG.txt"
END
BEGIN(table_zh_Hans)
#embed "../../locales/table/zh-Hans.txt"
END
BEGIN(table_zh_Hant_HK)
#embed "../../locales/table/zh-Hant-HK.txt"
END
BEGIN(table_zh_Hant_MO)
#embed "../../locales/table/zh-Hant-MO.txt"
END
BEGIN(table_zh_Hant_MY)
#embed "../../locales/table/zh-Hant-MY.txt"
END
BEGIN(table_zh_Hant_TW)
#embed "../../locales/table/zh-Hant-TW.txt"
END
BEGIN(table_zh_Hant)
#embed "../../locales/table/zh-Hant.txt"
END
BEGIN(table_zh)
#embed "../../locales/table/zh.txt"
END
BEGIN(table_zu_ZA)
#embed "../../locales/table/zu-ZA.txt"
END
BEGIN(table_zu)
#embed "../../locales/table/zu.txt"
END
BEGIN(unicode_bidi)
#embed "../../locales/unicode/bidi.txt"
END
BEGIN(unicode_brackets)
#embed "../../locales/unicode/brackets.txt"
END
BEGIN(unicode_joining)
#embed "../../locales/unicode/joining.txt"
END
BEGIN(unicode_linebreak)
#embed "../../locales/unicode/linebreak.txt"
END
BEGIN(values_ar)
#embed "../../locales/values/ar.txt"
END
BEGIN(values_bg)
#embed "../../locales/values/bg.txt"
END
BEGIN(values_cs)
#embed "../../locales/values/cs.txt"
END
BEGIN(values_de)
#embed "../../locales/values/de.txt"
END
BEGIN(values_en)
#embed "../../locales/values/en.txt"
END
BEGIN(values_es)
#embed "../../locales/values/es.txt"
END
BEGIN(values_fa)
#embed "../../locales/values/fa.txt"
END
BEGIN(values_fr)
#embed "../../locales/values/fr.txt"
END
BEGIN(values_he)
#embed "../../locales/values/he.txt"
END
BEGIN(values_hi)
#embed "../../locales/values/hi.txt"
END
BEGIN(values_id)
#embed "../../locales/values/id.txt"
END
BEGIN(values_it)
#embed "../../locales/values/it.txt"
END
BEGIN(values_ja)
#embed "../../locales/values/ja.txt"
END
BEGIN(values_ko)
#embed "../../locales/values/ko.txt"
END
BEGIN(values_nl)
#embed "../../locales/values/nl.txt"
END
BEGIN(values_pl)
#embed "../../locales/values/pl.txt"
END
BEGIN(values_pt)
#embed "../../locales/values/pt.txt"
END
BEGIN(values_ru)
#embed "../../locales/values/ru.txt"
END
BEGIN(values_sv)
#embed "../../locales/values/sv.txt"
END
BEGIN(values_th)
#embed "../../locales/values/th.txt"
END
BEGIN(values_tr)
#embed "../../locales/values/tr.txt"
END
BEGIN(values_uk)
#embed "../../locales/values/uk.txt"
END
BEGIN(values_vi)
#embed "../../locales/values/vi.txt"
END
BEGIN(values_zh)
#embed "../../locales/values/zh.txt"
END
BEGIN(wording_en)
#embed "../../locales/wording/en.po"
END

#define FILE_AT(path, name) {path, name, sizeof name}

// In order of path: they are found by binary search.
static const AloudLocaleFile files[] = {
  FILE_AT("characters/ar.txt", characters_ar),
  FILE_AT("characters/cs.txt", characters_cs),
  FILE_AT("characters/de.txt", characters_de),
  FILE_AT("characters/en.txt", characters_en),
  FILE_AT("characters/es.txt", characters_es),
  FILE_AT("characters/fa.txt", characters_fa),
  FILE_AT("characters/fr.txt", characters_fr),
  FILE_AT("characters/he.txt", characters_he),
  FILE_AT("characters/hi.txt", characters_hi),
  FILE_AT("characters/id.txt", characters_id),
  FILE_AT("characters/it.txt", characters_it),
  FILE_AT("characters/ja.txt", characters_ja),
  FILE_AT("characters/ko.txt", characters_ko),
  FILE_AT("characters/nl.txt", characters_nl),
  FILE_AT("characters/pl.txt", characters_pl),
  FILE_AT("characters/pt.txt", characters_pt),
  FILE_AT("characters/ru.txt", characters_ru),
  FILE_AT("characters/sv.txt", characters_sv),
  FILE_AT("characters/tr.txt", characters_tr),
  FILE_AT("characters/uk.txt", characters_uk),
  FILE_AT("characters/vi.txt", characters_vi),
  FILE_AT("characters/zh-Hant.txt", characters_zh_Hant),
  FILE_AT("characters/zh.txt", characters_zh),
  FILE_AT("colors/ar.txt", colors_ar),
  FILE_AT("colors/cs.txt", colors_cs),
  FILE_AT("colors/de.txt", colors_de),
  FILE_AT("colors/en.txt", colors_en),
  FILE_AT("colors/es.txt", colors_es),
  FILE_AT("colors/fa.txt", colors_fa),
  FILE_AT("colors/fr.txt", colors_fr),
  FILE_AT("colors/he.txt", colors_he),
  FILE_AT("colors/hi.txt", colors_hi),
  FILE_AT("colors/id.txt", colors_id),
  FILE_AT("colors/it.txt", colors_it),
  FILE_AT("colors/ja.txt", colors_ja),
  FILE_AT("colors/ko.txt", colors_ko),
  FILE_AT("colors/nl.txt", colors_nl),
  FILE_AT("colors/pl.txt", colors_pl),
  FILE_AT("colors/pt.txt", colors_pt),
  FILE_AT("colors/root.txt", colors_root),
  FILE_AT("colors/ru.txt", colors_ru),
  FILE_AT("colors/sv.txt", colors_sv),
  FILE_AT("colors/tr.txt", colors_tr),
  FILE_AT("colors/uk.txt", colors_uk),
  FILE_AT("colors/vi.txt", colors_vi),
  FILE_AT("colors/zh-Hant.txt", colors_zh_Hant),
  FILE_AT("colors/zh.txt", colors_zh),
  FILE_AT("fallback.txt", fallback),
  FILE_AT("reading/ar.po", reading_ar),
  FILE_AT("reading/he.po", reading_he),
  FILE_AT("reading/ja.po", reading_ja),
  FILE_AT("spoken/ar.txt", spoken_ar),
  FILE_AT("spoken/cs.txt", spoken_cs),
  FILE_AT("spoken/de.txt", spoken_de),
  FILE_AT("spoken/es.txt", spoken_es),
  FILE_AT("spoken/fa.txt", spoken_fa),
  FILE_AT("spoken/fr.txt", spoken_fr),
  FILE_AT("spoken/he.txt", spoken_he),
  FILE_AT("spoken/hi.txt", spoken_hi),
  FILE_AT("spoken/id.txt", spoken_id),
  FILE_AT("spoken/it.txt", spoken_it),
  FILE_AT("spoken/ja.txt", spoken_ja),
  FILE_AT("spoken/ko.txt", spoken_ko),
  FILE_AT("spoken/nl.txt", spoken_nl),
  FILE_AT("spoken/pl.txt", spoken_pl),
  FILE_AT("spoken/pt.txt", spoken_pt),
  FILE_AT("spoken/ru.txt", spoken_ru),
  FILE_AT("spoken/sv.txt", spoken_sv),
  FILE_AT("spoken/th.txt", spoken_th),
  FILE_AT("spoken/tr.txt", spoken_tr),
  FILE_AT("spoken/uk.txt", spoken_uk),
  FILE_AT("spoken/vi.txt", spoken_vi),
  FILE_AT("spoken/zh-Hant.txt", spoken_zh_Hant),
  FILE_AT("spoken/zh.txt", spoken_zh),
  FILE_AT("table/af-NA.txt", table_af_NA),
  FILE_AT("table/af-ZA.txt", table_af_ZA),
  FILE_AT("table/af.txt", table_af),
  FILE_AT("table/am-ET.txt", table_am_ET),
  FILE_AT("table/am.txt", table_am),
  FILE_AT("table/ar-001.txt", table_ar_001),
  FILE_AT("table/ar-AE.txt", table_ar_AE),
  FILE_AT("table/ar-BH.txt", table_ar_BH),
  FILE_AT("table/ar-DJ.txt", table_ar_DJ),
  FILE_AT("table/ar-DZ.txt", table_ar_DZ),
  FILE_AT("table/ar-EG.txt", table_ar_EG),
  FILE_AT("table/ar-EH.txt", table_ar_EH),
  FILE_AT("table/ar-ER.txt", table_ar_ER),
  FILE_AT("table/ar-IL.txt", table_ar_IL),
  FILE_AT("table/ar-IQ.txt", table_ar_IQ),
  FILE_AT("table/ar-JO.txt", table_ar_JO),
  FILE_AT("table/ar-KM.txt", table_ar_KM),
  FILE_AT("table/ar-KW.txt", table_ar_KW),
  FILE_AT("table/ar-LB.txt", table_ar_LB),
  FILE_AT("table/ar-LY.txt", table_ar_LY),
  FILE_AT("table/ar-MA.txt", table_ar_MA),
  FILE_AT("table/ar-MR.txt", table_ar_MR),
  FILE_AT("table/ar-OM.txt", table_ar_OM),
  FILE_AT("table/ar-PS.txt", table_ar_PS),
  FILE_AT("table/ar-QA.txt", table_ar_QA),
  FILE_AT("table/ar-SA.txt", table_ar_SA),
  FILE_AT("table/ar-SD.txt", table_ar_SD),
  FILE_AT("table/ar-SO.txt", table_ar_SO),
  FILE_AT("table/ar-SS.txt", table_ar_SS),
  FILE_AT("table/ar-SY.txt", table_ar_SY),
  FILE_AT("table/ar-TD.txt", table_ar_TD),
  FILE_AT("table/ar-TN.txt", table_ar_TN),
  FILE_AT("table/ar-YE.txt", table_ar_YE),
  FILE_AT("table/ar.txt", table_ar),
  FILE_AT("table/as-IN.txt", table_as_IN),
  FILE_AT("table/as.txt", table_as),
  FILE_AT("table/az-Latn-AZ.txt", table_az_Latn_AZ),
  FILE_AT("table/az-Latn.txt", table_az_Latn),
  FILE_AT("table/az.txt", table_az),
  FILE_AT("table/ba-RU.txt", table_ba_RU),
  FILE_AT("table/ba.txt", table_ba),
  FILE_AT("table/be-BY.txt", table_be_BY),
  FILE_AT("table/be.txt", table_be),
  FILE_AT("table/bg-BG.txt", table_bg_BG),
  FILE_AT("table/bg.txt", table_bg),
  FILE_AT("table/blo-BJ.txt", table_blo_BJ),
  FILE_AT("table/blo.txt", table_blo),
  FILE_AT("table/bn-BD.txt", table_bn_BD),
  FILE_AT("table/bn-IN.txt", table_bn_IN),
  FILE_AT("table/bn.txt", table_bn),
  FILE_AT("table/br-FR.txt", table_br_FR),
  FILE_AT("table/br.txt", table_br),
  FILE_AT("table/bs-Latn-BA.txt", table_bs_Latn_BA),
  FILE_AT("table/bs-Latn.txt", table_bs_Latn),
  FILE_AT("table/bs.txt", table_bs),
  FILE_AT("table/ca-AD.txt", table_ca_AD),
  FILE_AT("table/ca-ES.txt", table_ca_ES),
  FILE_AT("table/ca-FR.txt", table_ca_FR),
  FILE_AT("table/ca-IT.txt", table_ca_IT),
  FILE_AT("table/ca.txt", table_ca),
  FILE_AT("table/chr-US.txt", table_chr_US),
  FILE_AT("table/chr.txt", table_chr),
  FILE_AT("table/cs-CZ.txt", table_cs_CZ),
  FILE_AT("table/cs.txt", table_cs),
  FILE_AT("table/cv-RU.txt", table_cv_RU),
  FILE_AT("table/cv.txt", table_cv),
  FILE_AT("table/cy-GB.txt", table_cy_GB),
  FILE_AT("table/cy.txt", table_cy),
  FILE_AT("table/da-DK.txt", table_da_DK),
  FILE_AT("table/da-GL.txt", table_da_GL),
  FILE_AT("table/da.txt", table_da),
  FILE_AT("table/de-AT.txt", table_de_AT),
  FILE_AT("table/de-BE.txt", table_de_BE),
  FILE_AT("table/de-CH.txt", table_de_CH),
  FILE_AT("table/de-DE.txt", table_de_DE),
  FILE_AT("table/de-IT.txt", table_de_IT),
  FILE_AT("table/de-LI.txt", table_de_LI),
  FILE_AT("table/de-LU.txt", table_de_LU),
  FILE_AT("table/de.txt", table_de),
  FILE_AT("table/dsb-DE.txt", table_dsb_DE),
  FILE_AT("table/dsb.txt", table_dsb),
  FILE_AT("table/el-CY.txt", table_el_CY),
  FILE_AT("table/el-GR.txt", table_el_GR),
  FILE_AT("table/el.txt", table_el),
  FILE_AT("table/en-001.txt", table_en_001),
  FILE_AT("table/en-150.txt", table_en_150),
  FILE_AT("table/en-AE.txt", table_en_AE),
  FILE_AT("table/en-AG.txt", table_en_AG),
  FILE_AT("table/en-AI.txt", table_en_AI),
  FILE_AT("table/en-AS.txt", table_en_AS),
  FILE_AT("table/en-AT.txt", table_en_AT),
  FILE_AT("table/en-AU.txt", table_en_AU),
  FILE_AT("table/en-BB.txt", table_en_BB),
  FILE_AT("table/en-BE.txt", table_en_BE),
  FILE_AT("table/en-BI.txt", table_en_BI),
  FILE_AT("table/en-BM.txt", table_en_BM),
  FILE_AT("table/en-BS.txt", table_en_BS),
  FILE_AT("table/en-BW.txt", table_en_BW),
  FILE_AT("table/en-BZ.txt", table_en_BZ),
  FILE_AT("table/en-CA.txt", table_en_CA),
  FILE_AT("table/en-CC.txt", table_en_CC),
  FILE_AT("table/en-CH.txt", table_en_CH),
  FILE_AT("table/en-CK.txt", table_en_CK),
  FILE_AT("table/en-CM.txt", table_en_CM),
  FILE_AT("table/en-CX.txt", table_en_CX),
  FILE_AT("table/en-CY.txt", table_en_CY),
  FILE_AT("table/en-CZ.txt", table_en_CZ),
  FILE_AT("table/en-DE.txt", table_en_DE),
  FILE_AT("table/en-DG.txt", table_en_DG),
  FILE_AT("table/en-DK.txt", table_en_DK),
  FILE_AT("table/en-DM.txt", table_en_DM),
  FILE_AT("table/en-EE.txt", table_en_EE),
  FILE_AT("table/en-ER.txt", table_en_ER),
  FILE_AT("table/en-ES.txt", table_en_ES),
  FILE_AT("table/en-FI.txt", table_en_FI),
  FILE_AT("table/en-FJ.txt", table_en_FJ),
  FILE_AT("table/en-FK.txt", table_en_FK),
  FILE_AT("table/en-FM.txt", table_en_FM),
  FILE_AT("table/en-FR.txt", table_en_FR),
  FILE_AT("table/en-GB.txt", table_en_GB),
  FILE_AT("table/en-GD.txt", table_en_GD),
  FILE_AT("table/en-GE.txt", table_en_GE),
  FILE_AT("table/en-GG.txt", table_en_GG),
  FILE_AT("table/en-GH.txt", table_en_GH),
  FILE_AT("table/en-GI.txt", table_en_GI),
  FILE_AT("table/en-GM.txt", table_en_GM),
  FILE_AT("table/en-GS.txt", table_en_GS),
  FILE_AT("table/en-GU.txt", table_en_GU),
  FILE_AT("table/en-GY.txt", table_en_GY),
  FILE_AT("table/en-HK.txt", table_en_HK),
  FILE_AT("table/en-HU.txt", table_en_HU),
  FILE_AT("table/en-ID.txt", table_en_ID),
  FILE_AT("table/en-IE.txt", table_en_IE),
  FILE_AT("table/en-IL.txt", table_en_IL),
  FILE_AT("table/en-IM.txt", table_en_IM),
  FILE_AT("table/en-IN.txt", table_en_IN),
  FILE_AT("table/en-IO.txt", table_en_IO),
  FILE_AT("table/en-IT.txt", table_en_IT),
  FILE_AT("table/en-JE.txt", table_en_JE),
  FILE_AT("table/en-JM.txt", table_en_JM),
  FILE_AT("table/en-JP.txt", table_en_JP),
  FILE_AT("table/en-KE.txt", table_en_KE),
  FILE_AT("table/en-KI.txt", table_en_KI),
  FILE_AT("table/en-KN.txt", table_en_KN),
  FILE_AT("table/en-KY.txt", table_en_KY),
  FILE_AT("table/en-LC.txt", table_en_LC),
  FILE_AT("table/en-LR.txt", table_en_LR),
  FILE_AT("table/en-LS.txt", table_en_LS),
  FILE_AT("table/en-LT.txt", table_en_LT),
  FILE_AT("table/en-LV.txt", table_en_LV),
  FILE_AT("table/en-MG.txt", table_en_MG),
  FILE_AT("table/en-MH.txt", table_en_MH),
  FILE_AT("table/en-MO.txt", table_en_MO),
  FILE_AT("table/en-MP.txt", table_en_MP),
  FILE_AT("table/en-MS.txt", table_en_MS),
  FILE_AT("table/en-MT.txt", table_en_MT),
  FILE_AT("table/en-MU.txt", table_en_MU),
  FILE_AT("table/en-MV.txt", table_en_MV),
  FILE_AT("table/en-MW.txt", table_en_MW),
  FILE_AT("table/en-MY.txt", table_en_MY),
  FILE_AT("table/en-NA.txt", table_en_NA),
  FILE_AT("table/en-NF.txt", table_en_NF),
  FILE_AT("table/en-NG.txt", table_en_NG),
  FILE_AT("table/en-NL.txt", table_en_NL),
  FILE_AT("table/en-NO.txt", table_en_NO),
  FILE_AT("table/en-NR.txt", table_en_NR),
  FILE_AT("table/en-NU.txt", table_en_NU),
  FILE_AT("table/en-NZ.txt", table_en_NZ),
  FILE_AT("table/en-PG.txt", table_en_PG),
  FILE_AT("table/en-PH.txt", table_en_PH),
  FILE_AT("table/en-PK.txt", table_en_PK),
  FILE_AT("table/en-PL.txt", table_en_PL),
  FILE_AT("table/en-PN.txt", table_en_PN),
  FILE_AT("table/en-PR.txt", table_en_PR),
  FILE_AT("table/en-PT.txt", table_en_PT),
  FILE_AT("table/en-PW.txt", table_en_PW),
  FILE_AT("table/en-RO.txt", table_en_RO),
  FILE_AT("table/en-RW.txt", table_en_RW),
  FILE_AT("table/en-SB.txt", table_en_SB),
  FILE_AT("table/en-SC.txt", table_en_SC),
  FILE_AT("table/en-SD.txt", table_en_SD),
  FILE_AT("table/en-SE.txt", table_en_SE),
  FILE_AT("table/en-SG.txt", table_en_SG),
  FILE_AT("table/en-SH.txt", table_en_SH),
  FILE_AT("table/en-SI.txt", table_en_SI),
  FILE_AT("table/en-SK.txt", table_en_SK),
  FILE_AT("table/en-SL.txt", table_en_SL),
  FILE_AT("table/en-SS.txt", table_en_SS),
  FILE_AT("table/en-SX.txt", table_en_SX),
  FILE_AT("table/en-SZ.txt", table_en_SZ),
  FILE_AT("table/en-TC.txt", table_en_TC),
  FILE_AT("table/en-TK.txt", table_en_TK),
  FILE_AT("table/en-TO.txt", table_en_TO),
  FILE_AT("table/en-TT.txt", table_en_TT),
  FILE_AT("table/en-TV.txt", table_en_TV),
  FILE_AT("table/en-TZ.txt", table_en_TZ),
  FILE_AT("table/en-UA.txt", table_en_UA),
  FILE_AT("table/en-UG.txt", table_en_UG),
  FILE_AT("table/en-UM.txt", table_en_UM),
  FILE_AT("table/en-US.txt", table_en_US),
  FILE_AT("table/en-VC.txt", table_en_VC),
  FILE_AT("table/en-VG.txt", table_en_VG),
  FILE_AT("table/en-VI.txt", table_en_VI),
  FILE_AT("table/en-VU.txt", table_en_VU),
  FILE_AT("table/en-WS.txt", table_en_WS),
  FILE_AT("table/en-ZA.txt", table_en_ZA),
  FILE_AT("table/en-ZM.txt", table_en_ZM),
  FILE_AT("table/en-ZW.txt", table_en_ZW),
  FILE_AT("table/en.txt", table_en),
  FILE_AT("table/es-419.txt", table_es_419),
  FILE_AT("table/es-AR.txt", table_es_AR),
  FILE_AT("table/es-BO.txt", table_es_BO),
  FILE_AT("table/es-BR.txt", table_es_BR),
  FILE_AT("table/es-BZ.txt", table_es_BZ),
  FILE_AT("table/es-CL.txt", table_es_CL),
  FILE_AT("table/es-CO.txt", table_es_CO),
  FILE_AT("table/es-CR.txt", table_es_CR),
  FILE_AT("table/es-CU.txt", table_es_CU),
  FILE_AT("table/es-DO.txt", table_es_DO),
  FILE_AT("table/es-EA.txt", table_es_EA),
  FILE_AT("table/es-EC.txt", table_es_EC),
  FILE_AT("table/es-ES.txt", table_es_ES),
  FILE_AT("table/es-GQ.txt", table_es_GQ),
  FILE_AT("table/es-GT.txt", table_es_GT),
  FILE_AT("table/es-HN.txt", table_es_HN),
  FILE_AT("table/es-IC.txt", table_es_IC),
  FILE_AT("table/es-MX.txt", table_es_MX),
  FILE_AT("table/es-NI.txt", table_es_NI),
  FILE_AT("table/es-PA.txt", table_es_PA),
  FILE_AT("table/es-PE.txt", table_es_PE),
  FILE_AT("table/es-PH.txt", table_es_PH),
  FILE_AT("table/es-PR.txt", table_es_PR),
  FILE_AT("table/es-PY.txt", table_es_PY),
  FILE_AT("table/es-SV.txt", table_es_SV),
  FILE_AT("table/es-US.txt", table_es_US),
  FILE_AT("table/es-UY.txt", table_es_UY),
  FILE_AT("table/es-VE.txt", table_es_VE),
  FILE_AT("table/es.txt", table_es),
  FILE_AT("table/et-EE.txt", table_et_EE),
  FILE_AT("table/et.txt", table_et),
  FILE_AT("table/eu-ES.txt", table_eu_ES),
  FILE_AT("table/eu.txt", table_eu),
  FILE_AT("table/fa-AF.txt", table_fa_AF),
  FILE_AT("table/fa-IR.txt", table_fa_IR),
  FILE_AT("table/fa.txt", table_fa),
  FILE_AT("table/fi-FI.txt", table_fi_FI),
  FILE_AT("table/fi.txt", table_fi),
  FILE_AT("table/fil-PH.txt", table_fil_PH),
  FILE_AT("table/fil.txt", table_fil),
  FILE_AT("table/fr-BE.txt", table_fr_BE),
  FILE_AT("table/fr-BF.txt", table_fr_BF),
  FILE_AT("table/fr-BI.txt", table_fr_BI),
  FILE_AT("table/fr-BJ.txt", table_fr_BJ),
  FILE_AT("table/fr-BL.txt", table_fr_BL),
  FILE_AT("table/fr-CA.txt", table_fr_CA),
  FILE_AT("table/fr-CD.txt", table_fr_CD),
  FILE_AT("table/fr-CF.txt", table_fr_CF),
  FILE_AT("table/fr-CG.txt", table_fr_CG),
  FILE_AT("table/fr-CH.txt", table_fr_CH),
  FILE_AT("table/fr-CI.txt", table_fr_CI),
  FILE_AT("table/fr-CM.txt", table_fr_CM),
  FILE_AT("table/fr-DJ.txt", table_fr_DJ),
  FILE_AT("table/fr-DZ.txt", table_fr_DZ),
  FILE_AT("table/fr-FR.txt", table_fr_FR),
  FILE_AT("table/fr-GA.txt", table_fr_GA),
  FILE_AT("table/fr-GF.txt", table_fr_GF),
  FILE_AT("table/fr-GN.txt", table_fr_GN),
  FILE_AT("table/fr-GP.txt", table_fr_GP),
  FILE_AT("table/fr-GQ.txt", table_fr_GQ),
  FILE_AT("table/fr-HT.txt", table_fr_HT),
  FILE_AT("table/fr-KM.txt", table_fr_KM),
  FILE_AT("table/fr-LU.txt", table_fr_LU),
  FILE_AT("table/fr-MA.txt", table_fr_MA),
  FILE_AT("table/fr-MC.txt", table_fr_MC),
  FILE_AT("table/fr-MF.txt", table_fr_MF),
  FILE_AT("table/fr-MG.txt", table_fr_MG),
  FILE_AT("table/fr-ML.txt", table_fr_ML),
  FILE_AT("table/fr-MQ.txt", table_fr_MQ),
  FILE_AT("table/fr-MR.txt", table_fr_MR),
  FILE_AT("table/fr-MU.txt", table_fr_MU),
  FILE_AT("table/fr-NC.txt", table_fr_NC),
  FILE_AT("table/fr-NE.txt", table_fr_NE),
  FILE_AT("table/fr-PF.txt", table_fr_PF),
  FILE_AT("table/fr-PM.txt", table_fr_PM),
  FILE_AT("table/fr-RE.txt", table_fr_RE),
  FILE_AT("table/fr-RW.txt", table_fr_RW),
  FILE_AT("table/fr-SC.txt", table_fr_SC),
  FILE_AT("table/fr-SN.txt", table_fr_SN),
  FILE_AT("table/fr-SY.txt", table_fr_SY),
  FILE_AT("table/fr-TD.txt", table_fr_TD),
  FILE_AT("table/fr-TG.txt", table_fr_TG),
  FILE_AT("table/fr-TN.txt", table_fr_TN),
  FILE_AT("table/fr-VU.txt", table_fr_VU),
  FILE_AT("table/fr-WF.txt", table_fr_WF),
  FILE_AT("table/fr-YT.txt", table_fr_YT),
  FILE_AT("table/fr.txt", table_fr),
  FILE_AT("table/ga-GB.txt", table_ga_GB),
  FILE_AT("table/ga-IE.txt", table_ga_IE),
  FILE_AT("table/ga.txt", table_ga),
  FILE_AT("table/gd-GB.txt", table_gd_GB),
  FILE_AT("table/gd.txt", table_gd),
  FILE_AT("table/gl-ES.txt", table_gl_ES),
  FILE_AT("table/gl.txt", table_gl),
  FILE_AT("table/gu-IN.txt", table_gu_IN),
  FILE_AT("table/gu.txt", table_gu),
  FILE_AT("table/ha-GH.txt", table_ha_GH),
  FILE_AT("table/ha-NE.txt", table_ha_NE),
  FILE_AT("table/ha-NG.txt", table_ha_NG),
  FILE_AT("table/ha.txt", table_ha),
  FILE_AT("table/he-IL.txt", table_he_IL),
  FILE_AT("table/he.txt", table_he),
  FILE_AT("table/hi-IN.txt", table_hi_IN),
  FILE_AT("table/hi-Latn-IN.txt", table_hi_Latn_IN),
  FILE_AT("table/hi-Latn.txt", table_hi_Latn),
  FILE_AT("table/hi.txt", table_hi),
  FILE_AT("table/hr-BA.txt", table_hr_BA),
  FILE_AT("table/hr-HR.txt", table_hr_HR),
  FILE_AT("table/hr.txt", table_hr),
  FILE_AT("table/hsb-DE.txt", table_hsb_DE),
  FILE_AT("table/hsb.txt", table_hsb),
  FILE_AT("table/hu-HU.txt", table_hu_HU),
  FILE_AT("table/hu.txt", table_hu),
  FILE_AT("table/hy-AM.txt", table_hy_AM),
  FILE_AT("table/hy.txt", table_hy),
  FILE_AT("table/id-ID.txt", table_id_ID),
  FILE_AT("table/id.txt", table_id),
  FILE_AT("table/ig-NG.txt", table_ig_NG),
  FILE_AT("table/ig.txt", table_ig),
  FILE_AT("table/is-IS.txt", table_is_IS),
  FILE_AT("table/is.txt", table_is),
  FILE_AT("table/it-CH.txt", table_it_CH),
  FILE_AT("table/it-IT.txt", table_it_IT),
  FILE_AT("table/it-SM.txt", table_it_SM),
  FILE_AT("table/it-VA.txt", table_it_VA),
  FILE_AT("table/it.txt", table_it),
  FILE_AT("table/ja-JP.txt", table_ja_JP),
  FILE_AT("table/ja.txt", table_ja),
  FILE_AT("table/jv-ID.txt", table_jv_ID),
  FILE_AT("table/jv.txt", table_jv),
  FILE_AT("table/ka-GE.txt", table_ka_GE),
  FILE_AT("table/ka.txt", table_ka),
  FILE_AT("table/kk-Arab-CN.txt", table_kk_Arab_CN),
  FILE_AT("table/kk-Arab.txt", table_kk_Arab),
  FILE_AT("table/kk-Cyrl-KZ.txt", table_kk_Cyrl_KZ),
  FILE_AT("table/kk-Cyrl.txt", table_kk_Cyrl),
  FILE_AT("table/kk-KZ.txt", table_kk_KZ),
  FILE_AT("table/kk.txt", table_kk),
  FILE_AT("table/km-KH.txt", table_km_KH),
  FILE_AT("table/km.txt", table_km),
  FILE_AT("table/kn-IN.txt", table_kn_IN),
  FILE_AT("table/kn.txt", table_kn),
  FILE_AT("table/ko-CN.txt", table_ko_CN),
  FILE_AT("table/ko-KP.txt", table_ko_KP),
  FILE_AT("table/ko-KR.txt", table_ko_KR),
  FILE_AT("table/ko.txt", table_ko),
  FILE_AT("table/kok-Deva-IN.txt", table_kok_Deva_IN),
  FILE_AT("table/kok-Deva.txt", table_kok_Deva),
  FILE_AT("table/kok.txt", table_kok),
  FILE_AT("table/ky-KG.txt", table_ky_KG),
  FILE_AT("table/ky.txt", table_ky),
  FILE_AT("table/lo-LA.txt", table_lo_LA),
  FILE_AT("table/lo.txt", table_lo),
  FILE_AT("table/lt-LT.txt", table_lt_LT),
  FILE_AT("table/lt.txt", table_lt),
  FILE_AT("table/lv-LV.txt", table_lv_LV),
  FILE_AT("table/lv.txt", table_lv),
  FILE_AT("table/mk-MK.txt", table_mk_MK),
  FILE_AT("table/mk.txt", table_mk),
  FILE_AT("table/ml-IN.txt", table_ml_IN),
  FILE_AT("table/ml.txt", table_ml),
  FILE_AT("table/mn-MN.txt", table_mn_MN),
  FILE_AT("table/mn.txt", table_mn),
  FILE_AT("table/mr-IN.txt", table_mr_IN),
  FILE_AT("table/mr.txt", table_mr),
  FILE_AT("table/ms-BN.txt", table_ms_BN),
  FILE_AT("table/ms-ID.txt", table_ms_ID),
  FILE_AT("table/ms-MY.txt", table_ms_MY),
  FILE_AT("table/ms-SG.txt", table_ms_SG),
  FILE_AT("table/ms.txt", table_ms),
  FILE_AT("table/my-MM.txt", table_my_MM),
  FILE_AT("table/my.txt", table_my),
  FILE_AT("table/nb-NO.txt", table_nb_NO),
  FILE_AT("table/nb-SJ.txt", table_nb_SJ),
  FILE_AT("table/nb.txt", table_nb),
  FILE_AT("table/ne-IN.txt", table_ne_IN),
  FILE_AT("table/ne-NP.txt", table_ne_NP),
  FILE_AT("table/ne.txt", table_ne),
  FILE_AT("table/nl-AW.txt", table_nl_AW),
  FILE_AT("table/nl-BE.txt", table_nl_BE),
  FILE_AT("table/nl-BQ.txt", table_nl_BQ),
  FILE_AT("table/nl-CW.txt", table_nl_CW),
  FILE_AT("table/nl-NL.txt", table_nl_NL),
  FILE_AT("table/nl-SR.txt", table_nl_SR),
  FILE_AT("table/nl-SX.txt", table_nl_SX),
  FILE_AT("table/nl.txt", table_nl),
  FILE_AT("table/nn-NO.txt", table_nn_NO),
  FILE_AT("table/nn.txt", table_nn),
  FILE_AT("table/no.txt", table_no),
  FILE_AT("table/or-IN.txt", table_or_IN),
  FILE_AT("table/or.txt", table_or),
  FILE_AT("table/pa-Guru-IN.txt", table_pa_Guru_IN),
  FILE_AT("table/pa-Guru.txt", table_pa_Guru),
  FILE_AT("table/pa.txt", table_pa),
  FILE_AT("table/pcm-NG.txt", table_pcm_NG),
  FILE_AT("table/pcm.txt", table_pcm),
  FILE_AT("table/pl-PL.txt", table_pl_PL),
  FILE_AT("table/pl.txt", table_pl),
  FILE_AT("table/ps-AF.txt", table_ps_AF),
  FILE_AT("table/ps-PK.txt", table_ps_PK),
  FILE_AT("table/ps.txt", table_ps),
  FILE_AT("table/pt-AO.txt", table_pt_AO),
  FILE_AT("table/pt-BR.txt", table_pt_BR),
  FILE_AT("table/pt-CH.txt", table_pt_CH),
  FILE_AT("table/pt-CV.txt", table_pt_CV),
  FILE_AT("table/pt-GQ.txt", table_pt_GQ),
  FILE_AT("table/pt-GW.txt", table_pt_GW),
  FILE_AT("table/pt-LU.txt", table_pt_LU),
  FILE_AT("table/pt-MO.txt", table_pt_MO),
  FILE_AT("table/pt-MZ.txt", table_pt_MZ),
  FILE_AT("table/pt-PT.txt", table_pt_PT),
  FILE_AT("table/pt-ST.txt", table_pt_ST),
  FILE_AT("table/pt-TL.txt", table_pt_TL),
  FILE_AT("table/pt.txt", table_pt),
  FILE_AT("table/ro-MD.txt", table_ro_MD),
  FILE_AT("table/ro-RO.txt", table_ro_RO),
  FILE_AT("table/ro.txt", table_ro),
  FILE_AT("table/ru-BY.txt", table_ru_BY),
  FILE_AT("table/ru-KG.txt", table_ru_KG),
  FILE_AT("table/ru-KZ.txt", table_ru_KZ),
  FILE_AT("table/ru-MD.txt", table_ru_MD),
  FILE_AT("table/ru-RU.txt", table_ru_RU),
  FILE_AT("table/ru-UA.txt", table_ru_UA),
  FILE_AT("table/ru.txt", table_ru),
  FILE_AT("table/sc-IT.txt", table_sc_IT),
  FILE_AT("table/sc.txt", table_sc),
  FILE_AT("table/sd-Arab-PK.txt", table_sd_Arab_PK),
  FILE_AT("table/sd-Arab.txt", table_sd_Arab),
  FILE_AT("table/sd.txt", table_sd),
  FILE_AT("table/shn-MM.txt", table_shn_MM),
  FILE_AT("table/shn-TH.txt", table_shn_TH),
  FILE_AT("table/shn.txt", table_shn),
  FILE_AT("table/si-LK.txt", table_si_LK),
  FILE_AT("table/si.txt", table_si),
  FILE_AT("table/sk-SK.txt", table_sk_SK),
  FILE_AT("table/sk.txt", table_sk),
  FILE_AT("table/sl-SI.txt", table_sl_SI),
  FILE_AT("table/sl.txt", table_sl),
  FILE_AT("table/so-DJ.txt", table_so_DJ),
  FILE_AT("table/so-ET.txt", table_so_ET),
  FILE_AT("table/so-KE.txt", table_so_KE),
  FILE_AT("table/so-SO.txt", table_so_SO),
  FILE_AT("table/so.txt", table_so),
  FILE_AT("table/sq-AL.txt", table_sq_AL),
  FILE_AT("table/sq-MK.txt", table_sq_MK),
  FILE_AT("table/sq-XK.txt", table_sq_XK),
  FILE_AT("table/sq.txt", table_sq),
  FILE_AT("table/sr-Cyrl-BA.txt", table_sr_Cyrl_BA),
  FILE_AT("table/sr-Cyrl-ME.txt", table_sr_Cyrl_ME),
  FILE_AT("table/sr-Cyrl-RS.txt", table_sr_Cyrl_RS),
  FILE_AT("table/sr-Cyrl-XK.txt", table_sr_Cyrl_XK),
  FILE_AT("table/sr-Cyrl.txt", table_sr_Cyrl),
  FILE_AT("table/sr-Latn-BA.txt", table_sr_Latn_BA),
  FILE_AT("table/sr-Latn-ME.txt", table_sr_Latn_ME),
  FILE_AT("table/sr-Latn-RS.txt", table_sr_Latn_RS),
  FILE_AT("table/sr-Latn-XK.txt", table_sr_Latn_XK),
  FILE_AT("table/sr-Latn.txt", table_sr_Latn),
  FILE_AT("table/sr.txt", table_sr),
  FILE_AT("table/sv-AX.txt", table_sv_AX),
  FILE_AT("table/sv-FI.txt", table_sv_FI),
  FILE_AT("table/sv-SE.txt", table_sv_SE),
  FILE_AT("table/sv.txt", table_sv),
  FILE_AT("table/sw-CD.txt", table_sw_CD),
  FILE_AT("table/sw-KE.txt", table_sw_KE),
  FILE_AT("table/sw-TZ.txt", table_sw_TZ),
  FILE_AT("table/sw-UG.txt", table_sw_UG),
  FILE_AT("table/sw.txt", table_sw),
  FILE_AT("table/ta-IN.txt", table_ta_IN),
  FILE_AT("table/ta-LK.txt", table_ta_LK),
  FILE_AT("table/ta-MY.txt", table_ta_MY),
  FILE_AT("table/ta-SG.txt", table_ta_SG),
  FILE_AT("table/ta.txt", table_ta),
  FILE_AT("table/te-IN.txt", table_te_IN),
  FILE_AT("table/te.txt", table_te),
  FILE_AT("table/th-TH.txt", table_th_TH),
  FILE_AT("table/th.txt", table_th),
  FILE_AT("table/ti-ER.txt", table_ti_ER),
  FILE_AT("table/ti-ET.txt", table_ti_ET),
  FILE_AT("table/ti.txt", table_ti),
  FILE_AT("table/tk-TM.txt", table_tk_TM),
  FILE_AT("table/tk.txt", table_tk),
  FILE_AT("table/tr-CY.txt", table_tr_CY),
  FILE_AT("table/tr-TR.txt", table_tr_TR),
  FILE_AT("table/tr.txt", table_tr),
  FILE_AT("table/uk-UA.txt", table_uk_UA),
  FILE_AT("table/uk.txt", table_uk),
  FILE_AT("table/ur-IN.txt", table_ur_IN),
  FILE_AT("table/ur-PK.txt", table_ur_PK),
  FILE_AT("table/ur.txt", table_ur),
  FILE_AT("table/uz-Latn-UZ.txt", table_uz_Latn_UZ),
  FILE_AT("table/uz-Latn.txt", table_uz_Latn),
  FILE_AT("table/uz.txt", table_uz),
  FILE_AT("table/vi-VN.txt", table_vi_VN),
  FILE_AT("table/vi.txt", table_vi),
  FILE_AT("table/yo-BJ.txt", table_yo_BJ),
  FILE_AT("table/yo-NG.txt", table_yo_NG),
  FILE_AT("table/yo.txt", table_yo),
  FILE_AT("table/yue-Hans-CN.txt", table_yue_Hans_CN),
  FILE_AT("table/yue-Hans.txt", table_yue_Hans),
  FILE_AT("table/yue-Hant-CN.txt", table_yue_Hant_CN),
  FILE_AT("table/yue-Hant-HK.txt", table_yue_Hant_HK),
  FILE_AT("table/yue-Hant-MO.txt", table_yue_Hant_MO),
  FILE_AT("table/yue-Hant.txt", table_yue_Hant),
  FILE_AT("table/yue.txt", table_yue),
  FILE_AT("table/zh-Hans-CN.txt", table_zh_Hans_CN),
  FILE_AT("table/zh-Hans-HK.txt", table_zh_Hans_HK),
  FILE_AT("table/zh-Hans-MO.txt", table_zh_Hans_MO),
  FILE_AT("table/zh-Hans-MY.txt", table_zh_Hans_MY),
  FILE_AT("table/zh-Hans-SG.txt", table_zh_Hans_SG),
  FILE_AT("table/zh-Hans.txt", table_zh_Hans),
  FILE_AT("table/zh-Hant-HK.txt", table_zh_Hant_HK),
  FILE_AT("table/zh-Hant-MO.txt", table_zh_Hant_MO),
  FILE_AT("table/zh-Hant-MY.txt", table_zh_Hant_MY),
  FILE_AT("table/zh-Hant-TW.txt", table_zh_Hant_TW),
  FILE_AT("table/zh-Hant.txt", table_zh_Hant),
  FILE_AT("table/zh.txt", table_zh),
  FILE_AT("table/zu-ZA.txt", table_zu_ZA),
  FILE_AT("table/zu.txt", table_zu),
  FILE_AT("unicode/bidi.txt", unicode_bidi),
  FILE_AT("unicode/brackets.txt", unicode_brackets),
  FILE_AT("unicode/joining.txt", unicode_joining),
  FILE_AT("unicode/linebreak.txt", unicode_linebreak),
  FILE_AT("values/ar.txt", values_ar),
  FILE_AT("values/bg.txt", values_bg),
  FILE_AT("values/cs.txt", values_cs),
  FILE_AT("values/de.txt", values_de),
  FILE_AT("values/en.txt", values_en),
  FILE_AT("values/es.txt", values_es),
  FILE_AT("values/fa.txt", values_fa),
  FILE_AT("values/fr.txt", values_fr),
  FILE_AT("values/he.txt", values_he),
  FILE_AT("values/hi.txt", values_hi),
  FILE_AT("values/id.txt", values_id),
  FILE_AT("values/it.txt", values_it),
  FILE_AT("values/ja.txt", values_ja),
  FILE_AT("values/ko.txt", values_ko),
  FILE_AT("values/nl.txt", values_nl),
  FILE_AT("values/pl.txt", values_pl),
  FILE_AT("values/pt.txt", values_pt),
  FILE_AT("values/ru.txt", values_ru),
  FILE_AT("values/sv.txt", values_sv),
  FILE_AT("values/th.txt", values_th),
  FILE_AT("values/tr.txt", values_tr),
  FILE_AT("values/uk.txt", values_uk),
  FILE_AT("values/vi.txt", values_vi),
  FILE_AT("values/zh.txt", values_zh),
  FILE_AT("wording/en.po", wording_en),
};

size_t aloud_locale_file_count(void) { return sizeof files / sizeof files[0]; }

AloudLocaleFile aloud_locale_file(size_t index) { return files[index]; }

ptrdiff_t aloud_locale_file_index(const char *path) {
  size_t low = 0, high = aloud_locale_file_count();
  while (low < high) {
    size_t middle = (low + high) / 2;
    int order = strcmp(files[middle].path, path);
    if (order == 0) return (ptrdiff_t)middle;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return -1;
}
