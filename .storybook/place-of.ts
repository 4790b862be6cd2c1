/** An element as it is found in the code: its tag, and the component whose code it stands in. */
export function placeOf(element: Element): string {
  const component = componentOf(element)
  return `<${element.tagName.toLowerCase()}>${component === undefined ? '' : ` of ${component}`}`
}

/** What React keeps of a drawn element or component. */
interface Fiber {
  readonly type: unknown
  readonly return: Fiber | null
  /** The component that made it: a parent may only have been given it. In development alone. */
  readonly _debugOwner?: Fiber | null
}

/** The nearest component around an element that is a function with a name. */
function componentOf(element: Element): string | undefined {
  const [, drawn] = Object.entries(element).find(([key]) => key.startsWith('__reactFiber$')) ?? []
  for (let fiber = drawn as Fiber | null | undefined; fiber != null; fiber = fiber._debugOwner ?? fiber.return)
    if (typeof fiber.type === 'function' && fiber.type.name !== '') return fiber.type.name
  return undefined
}
