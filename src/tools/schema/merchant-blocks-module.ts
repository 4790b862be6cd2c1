import { relative } from 'node:path/posix'
import { partPath } from '@/engine/schema/part-path'
import { pascalCase } from '@/engine/schema/part-schemas'

/** The registry's lines for the merchants' own blocks: a missing component or wrong props are compile errors. */
export function merchantBlocksModule(names: readonly string[]): string {
  const lines = names.map(
    (name) => `  '${name}': () => import('${moduleOf(name)}').then((part) => part.${component(name)}),\n`,
  )
  return `/* Written by \`npm run generate\` from the blocks in merchants/. Do not edit. */

import type { ComponentType } from 'react'
import type { BlockName, BlockProps } from '@/contract/generated/merchant-types'

type OwnBlock = Extract<BlockName, \`\${string}/\${string}\`>

/** The merchants' own blocks, by the merchant's code and the block's name. */
export const merchantBlocks: { readonly [B in OwnBlock]: () => Promise<ComponentType<BlockProps[B]>> } = {
${lines.join('')}}
`
}

function moduleOf(name: string): string {
  return relative('src/site/generated', partPath('blocks', name, ''))
}

function component(name: string): string {
  return pascalCase(name.split('/').at(-1) ?? name)
}
