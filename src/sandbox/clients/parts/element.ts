type Child = Node | string | null | undefined | false

interface Properties {
  readonly [name: string]: string | number | boolean | null | undefined | ((event: Event) => void)
}

const svgSpace = 'http://www.w3.org/2000/svg'

/** Creates an element. Properties such as `onclick` become handlers, all others attributes; false and null omit one. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  return filled(document.createElement(tag), properties, children)
}

/** The same as `element`, for SVG. */
export function drawing<K extends keyof SVGElementTagNameMap>(
  tag: K,
  properties: Properties = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[K] {
  return filled(document.createElementNS(svgSpace, tag), properties, children)
}

function filled<E extends Element>(made: E, properties: Properties, children: readonly Child[]): E {
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value)
    else if (value === true) made.setAttribute(name, '')
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, String(value))
  }
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== false))
  return made
}

/** A button with a text label. */
export const button = (label: string, onclick: () => void, properties: Properties = {}): HTMLButtonElement =>
  element('button', { type: 'button', onclick, ...properties }, label)
