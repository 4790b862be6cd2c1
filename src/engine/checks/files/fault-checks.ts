import type { Check } from '@/engine/finding/check'
import type { FaultCode } from '@/engine/finding/fault'
import { assetUnused } from '@/engine/checks/assets/asset-unused'
import { wrongType } from '@/engine/checks/schema/wrong-type'
import { blockNotBuilt } from './block-not-built'
import { byteOrderMark } from './byte-order-mark'
import { circularExtends } from './circular-extends'
import { duplicateKey } from './duplicate-key'
import { fileTooLarge } from './file-too-large'
import { fileUnreadable } from './file-unreadable'
import { linkOutside } from './link-outside'
import { syntaxError } from './syntax-error'
import { templateUnknown } from './template-unknown'
import { tooDeep } from './too-deep'
import { unsafeKey } from './unsafe-key'
import { wrongEncoding } from './wrong-encoding'
import { wrongEntry } from './wrong-entry'

/** The checks whose problems are found while a folder is read, by code. */
export const faultChecks: Readonly<Record<FaultCode, Check>> = {
  'asset-unused': assetUnused,
  'block-not-built': blockNotBuilt,
  'byte-order-mark': byteOrderMark,
  'circular-extends': circularExtends,
  'duplicate-key': duplicateKey,
  'file-too-large': fileTooLarge,
  'file-unreadable': fileUnreadable,
  'link-outside': linkOutside,
  'syntax-error': syntaxError,
  'template-unknown': templateUnknown,
  'too-deep': tooDeep,
  'unsafe-key': unsafeKey,
  'wrong-encoding': wrongEncoding,
  'wrong-entry': wrongEntry,
  'wrong-type': wrongType,
}
