import { nameOdd } from '@/engine/checks/brands/name-odd'
import { schemaOfOther } from '@/engine/checks/files/schema-of-other'
import { categoryUnknown } from '@/engine/checks/features/category-unknown'
import { linkPicture } from '@/engine/checks/assets/link-picture'
import { bannerChecks } from '@/engine/checks/banners/banner-checks'
import { panelChecks } from '@/engine/checks/menus/panel-checks'
import { formChecks } from '@/engine/checks/forms/form-checks'
import { schemaChecks } from '@/engine/checks/schema/schema-checks'
import { bannerGroupUnused, featureUnused } from '@/engine/checks/banners/unused-names'
import { gameHostsMissing } from '@/engine/checks/hosts/game-hosts-missing'
import { lobbyEmpty } from '@/engine/checks/games/lobby-empty'
import { lobbyKind } from '@/engine/checks/games/lobby-kind'
import { openIdle } from '@/engine/checks/pages/open-idle'
import { optionIdle } from '@/engine/checks/pages/option-idle'
import { pageEmpty } from '@/engine/checks/pages/page-empty'
import { addressUnsafe } from '@/engine/checks/hosts/address-unsafe'
import { vendorNameTwice } from '@/engine/checks/games/vendor-name-twice'
import { textLanguage } from '@/engine/checks/translation/text-language'
import { brandForeign } from '@/engine/checks/brands/brand-foreign'
import { anchorDuplicate } from '@/engine/checks/pages/anchor-duplicate'
import { anchorUnknown } from '@/engine/checks/pages/anchor-unknown'
import { assetKind } from '@/engine/checks/assets/asset-kind'
import { assetMissing } from '@/engine/checks/assets/asset-missing'
import { assetSize } from '@/engine/checks/assets/asset-size'
import { assetTooLarge } from '@/engine/checks/assets/asset-too-large'
import { assetUnused } from '@/engine/checks/assets/asset-unused'
import { menuChecks } from '@/engine/checks/menus/menu-checks'
import { bannerGroupUnknown } from '@/engine/checks/banners/banner-group-unknown'
import { blockForeign } from '@/engine/checks/pages/block-foreign'
import { blockNotBuilt } from '@/engine/checks/files/block-not-built'
import { byteOrderMark } from '@/engine/checks/files/byte-order-mark'
import { callPathTaken } from '@/engine/checks/features/call-path-taken'
import { callUnknown } from '@/engine/checks/features/call-unknown'
import type { Check } from '@/engine/finding/check'
import { circularExtends } from '@/engine/checks/files/circular-extends'
import { circularLane } from '@/engine/checks/games/circular-lane'
import { codeMismatch } from '@/engine/checks/files/code-mismatch'
import { codeReserved } from '@/engine/checks/files/code-reserved'
import { colorRange } from '@/engine/checks/theme/color-range'
import { conditionImpossible } from '@/engine/checks/features/condition-impossible'
import { currencyUnknown } from '@/engine/checks/languages/currency-unknown'
import { duplicateKey } from '@/engine/checks/files/duplicate-key'
import { entryUnknown } from '@/engine/checks/menus/entry-unknown'
import { entryUnlisted } from '@/engine/checks/menus/entry-unlisted'
import { featureUnknown } from '@/engine/checks/features/feature-unknown'
import { fileMissing } from '@/engine/checks/files/file-missing'
import { fileTooLarge } from '@/engine/checks/files/file-too-large'
import { fileUnknown } from '@/engine/checks/files/file-unknown'
import { fileUnreadable } from '@/engine/checks/files/file-unreadable'
import { fontPreloadedForFew } from '@/engine/checks/assets/font-preloaded-for-few'
import { fontUnknown } from '@/engine/checks/assets/font-unknown'
import { fontUnused } from '@/engine/checks/assets/font-unused'
import { homeMoved } from '@/engine/checks/pages/home-moved'
import { hostDuplicate } from '@/engine/checks/hosts/host-duplicate'
import { hostNotAllowed } from '@/engine/checks/hosts/host-not-allowed'
import { hostUndecodable } from '@/engine/checks/hosts/host-undecodable'
import { hostsMissing } from '@/engine/checks/hosts/hosts-missing'
import { hostsOfTemplate } from '@/engine/checks/hosts/hosts-of-template'
import { languageChecks } from '@/engine/checks/languages/language-checks'
import { languageUnknown } from '@/engine/checks/languages/language-unknown'
import { responsiblePlayDuty } from '@/engine/checks/play/responsible-play-duty'
import { legalFileChecks } from '@/engine/checks/legal/legal-checks'
import { legalDocumentUnknown } from '@/engine/checks/legal/legal-document-unknown'
import { linkOutside } from '@/engine/checks/files/link-outside'
import { localeInvalid } from '@/engine/checks/languages/locale-invalid'
import { loginClosed } from '@/engine/checks/pages/login-closed'
import { boxMisplaced } from '@/engine/checks/pages/box-misplaced'
import { consentChecks } from '@/engine/checks/consent/consent-checks'
import { severityOverrideChecks, severityOverrideUnused } from '@/engine/checks/overrides/severity-override-checks'
import type { MerchantCheck, ReferenceCheck } from './check-kinds'
import { measureChecks } from '@/engine/checks/theme/sizes-unordered'
import { methodWithoutBody } from '@/engine/checks/features/method-without-body'
import { moveWrong } from '@/engine/checks/overrides/move-wrong'
import { overrideUnknown } from '@/engine/checks/overrides/override-unknown'
import { pageUnreachable } from '@/engine/checks/pages/page-unreachable'
import { panelNotOffered } from '@/engine/checks/menus/panel-not-offered'
import { pathDuplicate } from '@/engine/checks/pages/path-duplicate'
import { pathReserved } from '@/engine/checks/pages/path-reserved'
import { placeholderChecks } from '@/engine/checks/texts/placeholder-checks'
import { promotionUnknown } from '@/engine/checks/features/promotion-unknown'
import { pluralChecks } from '@/engine/checks/texts/plural-forms'
import { refusalUntold } from '@/engine/checks/texts/refusal-untold'
import { removalUnknown } from '@/engine/checks/overrides/removal-unknown'
import { routeUnknown } from '@/engine/checks/pages/route-unknown'
import { ruleUnknown } from '@/engine/checks/forms/rule-unknown'
import { schemaNewer } from '@/engine/checks/files/schema-newer'
import { schemaOutdated } from '@/engine/checks/files/schema-outdated'
import { syntaxError } from '@/engine/checks/files/syntax-error'
import { tagWrong } from '@/engine/checks/texts/tag-wrong'
import { templateUnknown } from '@/engine/checks/files/template-unknown'
import { textMarkup } from '@/engine/checks/texts/text-markup'
import { textMissing } from '@/engine/checks/texts/text-missing'
import { textUntranslated } from '@/engine/checks/translation/text-untranslated'
import { textKeyUnknown, textUnused } from '@/engine/checks/texts/text-unused'
import { translatorNoteChecks } from '@/engine/checks/translation/translator-notes'
import { timeZoneUnknown } from '@/engine/checks/languages/time-zone-unknown'
import { ownTokenChecks } from '@/engine/checks/theme/token-checks'
import { tokenContrastCheck } from '@/engine/checks/theme/token-contrast'
import { tooDeep } from '@/engine/checks/files/too-deep'
import { unicodeRangeInvalid } from '@/engine/checks/assets/unicode-range-invalid'
import { unsafeKey } from '@/engine/checks/files/unsafe-key'
import { wordChecks } from '@/engine/checks/texts/word-checks'
import { translationSlips } from '@/engine/checks/translation/translation-slips'
import { vendorUnknown } from '@/engine/checks/games/vendor-unknown'
import { vendorWithoutGames } from '@/engine/checks/games/vendor-without-games'
import { wrongEncoding } from '@/engine/checks/files/wrong-encoding'
import { wrongEntry } from '@/engine/checks/files/wrong-entry'

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
  ...ownTokenChecks,
  moveWrong,
  hostDuplicate,
  brandForeign,
  ...legalFileChecks,
]

/** Checks over what a merchant uses and what it leaves unused. */
const usageChecks: readonly Check[] = [
  pageUnreachable,
  bannerGroupUnused,
  featureUnused,
  textMarkup,
  textUnused,
  textKeyUnknown,
  assetUnused,
]

/** Codes of the warnings that are looked for only where there is no error, which may be their reason. */
export const judgedLast: ReadonlySet<string> = new Set(
  [pageUnreachable, bannerGroupUnused, featureUnused, textUnused, assetUnused, severityOverrideUnused].map(
    ({ code }) => code,
  ),
)

export const merchantChecks: readonly MerchantCheck[] = [
  fileMissing,
  codeReserved,
  codeMismatch,
  hostsMissing,
  hostsOfTemplate,
  ...languageChecks,
  pathDuplicate,
  homeMoved,
  loginClosed,
  boxMisplaced,
  ...bannerChecks,
  blockForeign,
  textUntranslated,
  refusalUntold,
  tokenContrastCheck,
  ...formChecks,
  ...panelChecks,
  responsiblePlayDuty,
  unicodeRangeInvalid,
  entryUnlisted,
  pathReserved,
  anchorDuplicate,
  colorRange,
  ...measureChecks,
  fontPreloadedForFew,
  fontUnknown,
  fontUnused,
  conditionImpossible,
  ...menuChecks,
  vendorNameTwice,
  circularLane,
  methodWithoutBody,
  callPathTaken,
  nameOdd,
  schemaOfOther,
  categoryUnknown,
  ...wordChecks,
  textLanguage,
  ...placeholderChecks,
  ...pluralChecks,
  ...translationSlips,
  tagWrong,
  gameHostsMissing,
  pageEmpty,
  lobbyEmpty,
  lobbyKind,
  openIdle,
  optionIdle,
  ...consentChecks,
  ...translatorNoteChecks,
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
  linkPicture,
  addressUnsafe,
  hostNotAllowed,
  hostUndecodable,
  legalDocumentUnknown,
]

/** The reference checks, by the kind of name they check. */
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
  ...severityOverrideChecks,
]
