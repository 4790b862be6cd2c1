import { menus, routes } from '@/generated/validate-merchant.js'

export type PartKind = 'blocks' | 'dialogs'
export type Props = Readonly<Record<string, unknown>>

/**
 * Props as the part gets them: the validators of the merchant's files fill in what the schemas
 * give by default. What else they find missing around the part does not matter here.
 */
export function resolveProps(kind: PartKind, name: string, props: Props): Props {
  const own = structuredClone(props)
  if (kind === 'blocks') routes({ shell: { header: { block: name, props: own } } })
  else menus({ header: { items: { it: { action: { action: 'dialog', dialog: name, props: own } } } } })
  return own
}
