import { menus, panels, routes } from '@/contract/generated/validate-merchant.js'
import type { PartKind } from '@/engine/schema/part-path'
import type { Schema } from '@/engine/schema/schema-files'

/**
 * Errors that the merchants' validators report for an example within a merchant's file. They support `discriminator`
 * and every reference, and also check the merchants' files.
 */
export function exampleErrors(kind: PartKind, name: string, example: Schema): string[] {
  const props = structuredClone(example)
  if (kind === 'blocks') {
    routes({ shell: { header: { block: name, props } } })
    return errorsBelow(routes.errors, '/shell/header')
  }
  if (kind === 'panels/member' || kind === 'panels/agent') {
    const centre = kind.slice('panels/'.length)
    panels({ [centre]: { [name]: props } })
    return errorsBelow(panels.errors, `/${centre}/${name}`)
  }
  const action = actionWith(name, props)
  menus({ header: { items: { it: { label: 'nav.home', action } }, order: ['it'] } })
  return errorsBelow(menus.errors, '/header/items/it')
}

/** The action that opens the dialog with these props. */
function actionWith(name: string, props: Schema): unknown {
  // A centre is opened by its path, which an action of its own leads to.
  return name === 'member-centre'
    ? { action: 'memberCentre', panel: 'security-center' }
    : name === 'agent-centre'
      ? { action: 'agentCentre', panel: 'agent-team-overview' }
      : { action: 'dialog', dialog: name, props }
}

function errorsBelow(errors: typeof routes.errors, pointer: string): string[] {
  return (errors ?? [])
    .filter(({ instancePath }) => instancePath.startsWith(pointer))
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
}
