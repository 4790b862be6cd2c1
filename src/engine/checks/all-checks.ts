import { schemaChecks } from '@/engine/schema-findings'
import { bannerGroupUnused, featureUnused } from './unused-names'
import { formGuarded } from './form-guarded'
import { gameHostsMissing } from './game-hosts-missing'
import { lobbyEmpty } from './lobby-empty'
import { lobbyKind } from './lobby-kind'
import { openIdle } from './open-idle'
import { optionIdle } from './option-idle'
import { pageEmpty } from './page-empty'
import { ruleOdd } from './rule-odd'
import { fieldChecks } from './field-checks'
import { tabClosed } from './tab-closed'
import { textLeftover } from './text-leftover'
import { accountTypeTwice } from './account-type-twice'
import { addressUnsafe } from './address-unsafe'
import { aliasUnknown } from './alias-unknown'
import { amountChecks } from './amount-digits'
import { vendorNameTwice } from './vendor-name-twice'
import { textLanguage } from './text-language'
import { periodGap } from './period-gap'
import { brandForeign } from './brand-foreign'
import { anchorDuplicate } from './anchor-duplicate'
import { anchorUnknown } from './anchor-unknown'
import { assetKind } from './asset-kind'
import { assetMissing } from './asset-missing'
import { assetSize } from './asset-size'
import { assetTooLarge } from './asset-too-large'
import { assetUnused } from './asset-unused'
import { badgeMisplaced } from './badge-misplaced'
import { bannerGroupUnknown } from './banner-group-unknown'
import { barOverfull } from './bar-overfull'
import { blockForeign } from './block-foreign'
import { blockNotBuilt } from './block-not-built'
import { byteOrderMark } from './byte-order-mark'
import { callUnknown } from './call-unknown'
import type { Check } from './check'
import { circularExtends } from './circular-extends'
import { circularLane } from './circular-lane'
import { codeMismatch } from './code-mismatch'
import { codeReserved } from './code-reserved'
import { colorRange } from './color-range'
import { conditionImpossible } from './condition-impossible'
import { currencyUnknown } from './currency-unknown'
import { duplicateKey } from './duplicate-key'
import { entryUnknown } from './entry-unknown'
import { entryUnlisted } from './entry-unlisted'
import { featureUnknown } from './feature-unknown'
import { fieldWithoutRule } from './field-without-rule'
import { fileMissing } from './file-missing'
import { fileTooLarge } from './file-too-large'
import { fileUnknown } from './file-unknown'
import { fileUnreadable } from './file-unreadable'
import { fontUnknown } from './font-unknown'
import { formIncomplete } from './form-incomplete'
import { homeMoved } from './home-moved'
import { hostDuplicate } from './host-duplicate'
import { hostNotAllowed } from './host-not-allowed'
import { hostUndecodable } from './host-undecodable'
import { hostsMissing } from './hosts-missing'
import { hostsOfTemplate } from './hosts-of-template'
import { languageTwice } from './language-twice'
import { languageUnknown } from './language-unknown'
import { languageUnlisted } from './language-unlisted'
import { languageWithoutTexts } from './language-without-texts'
import { limitChecks } from './limits-crossed'
import { linkOutside } from './link-outside'
import { localeInvalid } from './locale-invalid'
import { loginClosed } from './login-closed'
import { boxMisplaced } from './box-misplaced'
import { loweringChecks } from './lowering-checks'
import type { MerchantCheck, ReferenceCheck } from './merchant-check'
import { measureChecks } from './sizes-unordered'
import { messageMissing } from './message-missing'
import { methodWithoutBody } from './method-without-body'
import { moveWrong } from './move-wrong'
import { overrideUnknown } from './override-unknown'
import { pageUnreachable } from './page-unreachable'
import { panelNotOffered } from './panel-not-offered'
import { pathDuplicate } from './path-duplicate'
import { pathReserved } from './path-reserved'
import { patternUnusable } from './pattern-unusable'
import { picturesSwapped } from './pictures-swapped'
import { placeholderChecks } from './placeholder-checks'
import { periodEmpty, periodOver } from './period-empty'
import { promotionUnknown } from './promotion-unknown'
import { refusalUntold } from './refusal-untold'
import { removalUnknown } from './removal-unknown'
import { routeUnknown } from './route-unknown'
import { ruleUnasked } from './rule-unasked'
import { ruleUnknown } from './rule-unknown'
import { schemaNewer } from './schema-newer'
import { schemaOutdated } from './schema-outdated'
import { syntaxError } from './syntax-error'
import { tagWrong } from './tag-wrong'
import { templateUnknown } from './template-unknown'
import { textEmpty } from './text-empty'
import { textGarbled } from './text-garbled'
import { textMarkup } from './text-markup'
import { textMissing } from './text-missing'
import { textUntranslated } from './text-untranslated'
import { textKeyUnknown, textUnused } from './text-unused'
import { timeUnreadable } from './time-unreadable'
import { timeZoneUnknown } from './time-zone-unknown'
import { tokenContrastCheck } from './token-contrast'
import { tooDeep } from './too-deep'
import { unicodeRangeInvalid } from './unicode-range-invalid'
import { unsafeKey } from './unsafe-key'
import { vendorUnknown } from './vendor-unknown'
import { vendorWithoutGames } from './vendor-without-games'
import { wrongEncoding } from './wrong-encoding'
import { wrongEntry } from './wrong-entry'

const fileChecks: readonly Check[] = [
  wrongEntry,
  linkOutside,
  fileUnreadable,
  fileTooLarge,
  tooDeep,
  syntaxError,
  duplicateKey,
  unsafeKey,
  wrongEncoding,
  byteOrderMark,
  fileUnknown,
  blockNotBuilt,
  schemaOutdated,
  schemaNewer,
  templateUnknown,
  circularExtends,
  overrideUnknown,
  removalUnknown,
  aliasUnknown,
  moveWrong,
  hostDuplicate,
  brandForeign,
]

/** Checks over what a merchant names and what it does not. */
const usageChecks: readonly Check[] = [
  pageUnreachable,
  bannerGroupUnused,
  featureUnused,
  textMarkup,
  textUnused,
  textKeyUnknown,
  assetUnused,
]

export const merchantChecks: readonly MerchantCheck[] = [
  fileMissing,
  codeReserved,
  codeMismatch,
  hostsMissing,
  hostsOfTemplate,
  languageWithoutTexts,
  pathDuplicate,
  homeMoved,
  loginClosed,
  boxMisplaced,
  periodEmpty,
  periodOver,
  periodGap,
  picturesSwapped,
  blockForeign,
  textUntranslated,
  refusalUntold,
  tokenContrastCheck,
  patternUnusable,
  messageMissing,
  ruleUnasked,
  fieldWithoutRule,
  unicodeRangeInvalid,
  entryUnlisted,
  languageTwice,
  languageUnlisted,
  pathReserved,
  anchorDuplicate,
  colorRange,
  ...measureChecks,
  fontUnknown,
  timeUnreadable,
  conditionImpossible,
  badgeMisplaced,
  barOverfull,
  formIncomplete,
  ...limitChecks,
  accountTypeTwice,
  vendorNameTwice,
  ...amountChecks,
  circularLane,
  methodWithoutBody,
  textEmpty,
  textGarbled,
  textLanguage,
  ...placeholderChecks,
  tagWrong,
  gameHostsMissing,
  pageEmpty,
  ruleOdd,
  lobbyEmpty,
  lobbyKind,
  formGuarded,
  openIdle,
  optionIdle,
  ...fieldChecks,
  textLeftover,
  tabClosed,
]

const namingChecks: readonly ReferenceCheck[] = [
  routeUnknown,
  anchorUnknown,
  bannerGroupUnknown,
  entryUnknown,
  featureUnknown,
  vendorUnknown,
  vendorWithoutGames,
  promotionUnknown,
  currencyUnknown,
  languageUnknown,
  localeInvalid,
  panelNotOffered,
  timeZoneUnknown,
  callUnknown,
  ruleUnknown,
  textMissing,
  assetMissing,
  assetKind,
  assetSize,
  assetTooLarge,
  addressUnsafe,
  hostNotAllowed,
  hostUndecodable,
]

/** The checks over references, by the kind of thing that is named. */
export const referenceChecks: ReadonlyMap<string, readonly ReferenceCheck[]> = new Map(
  namingChecks
    .flatMap(({ refs }) => refs)
    .map((kind) => [kind, namingChecks.filter(({ refs }) => refs.includes(kind))]),
)

export const allChecks: readonly Check[] = [
  ...fileChecks,
  ...schemaChecks,
  ...merchantChecks,
  ...namingChecks,
  ...usageChecks,
  ...loweringChecks,
]
