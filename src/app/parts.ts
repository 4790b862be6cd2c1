import { blocks } from '@/blocks/registry'
import { dialogs } from '@/dialogs/registry'
import type { BlockProps, DialogName } from '@/generated/merchant-types'
import { PartLoader } from '@/render/part-loader'
import type { DialogPartProps } from '@/site/dialogs'

type DialogParts = { [D in DialogName]: DialogPartProps<D> }

/** The parts that have arrived, for the whole site. */
export const blockLoader = new PartLoader<BlockProps>(blocks)
export const dialogLoader = new PartLoader<DialogParts>(dialogs)
