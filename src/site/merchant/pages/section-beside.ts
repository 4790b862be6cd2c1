import type { PageConfig, SystemPageConfig } from '@/contract/generated/merchant-types'

/** The name of the vendors that a page begins with, as a phone shows it: they may stand beside the kinds of games. */
export function sectionBeside({ order, sections }: PageConfig | SystemPageConfig): string | undefined {
  const first = order.find((name) => {
    const section = sections[name]
    return section !== undefined && section.box?.onPhone !== false
  })
  return first !== undefined && sections[first]?.block === 'vendor-tabs' ? first : undefined
}
