import type { SchemaCheck } from '@/engine/checks/check-kinds'
import { hostInvalid } from '@/engine/checks/hosts/host-invalid'
import { missingKey } from './missing-key'
import { textInline } from '@/engine/checks/texts/text-inline'
import { tooFew } from './too-few'
import { tooMany } from './too-many'
import { unknownKey } from './unknown-key'
import { wrongKey } from './wrong-key'
import { wrongType } from './wrong-type'
import { wrongValue } from './wrong-value'

/** Explanations of schema errors. If several handle a keyword, the first that applies is used. */
export const schemaChecks: readonly SchemaCheck[] = [
  hostInvalid,
  textInline,
  unknownKey,
  missingKey,
  wrongType,
  wrongValue,
  wrongKey,
  tooFew,
  tooMany,
]
