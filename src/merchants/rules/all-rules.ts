import { schemaRules } from '@/merchants/schema-findings'
import { addressUnsafe } from './address-unsafe'
import { assetMissing } from './asset-missing'
import { assetTooLarge } from './asset-too-large'
import { bannerGroupUnknown } from './banner-group-unknown'
import { byteOrderMark } from './byte-order-mark'
import { callUnknown } from './call-unknown'
import { circularExtends } from './circular-extends'
import { codeMismatch } from './code-mismatch'
import { duplicateKey } from './duplicate-key'
import { entryUnknown } from './entry-unknown'
import { featureUnknown } from './feature-unknown'
import { fileMissing } from './file-missing'
import { fileUnknown } from './file-unknown'
import { hostDuplicate } from './host-duplicate'
import { hostNotAllowed } from './host-not-allowed'
import { hostsMissing } from './hosts-missing'
import { languageUnknown } from './language-unknown'
import { languageWithoutTexts } from './language-without-texts'
import { localeInvalid } from './locale-invalid'
import { pathDuplicate } from './path-duplicate'
import { routeUnknown } from './route-unknown'
import type { MerchantRule, ReferenceRule, Rule } from './rule'
import { ruleUnknown } from './rule-unknown'
import { syntaxError } from './syntax-error'
import { templateUnknown } from './template-unknown'
import { textMissing } from './text-missing'
import { textUntranslated } from './text-untranslated'
import { unsafeKey } from './unsafe-key'
import { wrongEncoding } from './wrong-encoding'

const fileRules: readonly Rule[] = [
  syntaxError,
  duplicateKey,
  unsafeKey,
  wrongEncoding,
  byteOrderMark,
  fileUnknown,
  templateUnknown,
  circularExtends,
  hostDuplicate,
]

export const merchantRules: readonly MerchantRule[] = [
  fileMissing,
  codeMismatch,
  hostsMissing,
  languageWithoutTexts,
  pathDuplicate,
  textUntranslated,
]

const namingRules: readonly ReferenceRule[] = [
  routeUnknown,
  bannerGroupUnknown,
  entryUnknown,
  featureUnknown,
  languageUnknown,
  localeInvalid,
  callUnknown,
  ruleUnknown,
  textMissing,
  assetMissing,
  assetTooLarge,
  addressUnsafe,
  hostNotAllowed,
]

/** The rules over references, by the kind of thing that is named. */
export const referenceRules: ReadonlyMap<string, readonly ReferenceRule[]> = new Map(
  namingRules.flatMap(({ refs }) => refs).map((kind) => [kind, namingRules.filter(({ refs }) => refs.includes(kind))]),
)

export const allRules: readonly Rule[] = [...fileRules, ...schemaRules, ...merchantRules, ...namingRules]
