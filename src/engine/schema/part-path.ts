/** The folders of src/site with components that JSON may name. */
export const partKinds = ['blocks', 'dialogs', 'panels/member', 'panels/agent'] as const
export type PartKind = (typeof partKinds)[number]

const ownSchema = /^merchants\/([a-z][a-z0-9-]*)\/blocks\/([a-z][a-z0-9-]*)\/\2\.schema\.json$/

/**
 * Path in the repository of a file of a component. A merchant's own block has a name in two parts: `derby/slogan-tape`.
 */
export function partPath(kind: PartKind, name: string, ending: string): string {
  const [merchant = '', own] = name.split('/')
  return own === undefined
    ? `src/site/${kind}/${name}/${name}${ending}`
    : `merchants/${merchant}/blocks/${own}/${own}${ending}`
}

/** Name of the merchant's own block whose schema is at the path. */
export function ownBlockAt(path: string): string | undefined {
  const [, merchant, own] = ownSchema.exec(path) ?? []
  return own === undefined ? undefined : `${merchant}/${own}`
}

export function isOwnBlock(name: string): boolean {
  return name.includes('/')
}
