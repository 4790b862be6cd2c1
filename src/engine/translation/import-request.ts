import type { MerchantSet } from '@/engine/folder/load-merchants'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import type { ReadTranslation } from '@/engine/translation/documents/read-translation'
import type { TextUnit, UnitFiles } from './text-units'

/** A document to take in. */
export interface ImportRequest {
  readonly set: MerchantSet
  readonly folder: MerchantFolder
  readonly language: string
  /** The path of the document, as people are shown it. */
  readonly shown: string
  readonly translations: readonly ReadTranslation[]
  readonly files: UnitFiles
}

/** A text that the document says otherwise. */
export interface Change {
  readonly unit: TextUnit
  readonly read: ReadTranslation
  readonly text: string
}
