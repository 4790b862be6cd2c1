import { blocks } from '@/site/blocks/registry'
import type { BlockProps } from '@/contract/generated/merchant-types'
import { PartLoader } from '@/site/render/part-loader'

/** Loader of the blocks, shared by the whole site. */
export const blockLoader = new PartLoader<BlockProps>(blocks)
