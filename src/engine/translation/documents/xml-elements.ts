import type { Element, Node } from '@xmldom/xmldom'

export function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE
}

/** The elements directly in one; with a name those of that name, whatever their prefix. */
export function elementsIn(parent: Element, name?: string): Element[] {
  return [...parent.childNodes].filter(isElement).filter((each) => name === undefined || each.localName === name)
}

/** The elements of a name at any depth, in the order of the document. */
export function elementsNamed(root: Element, name: string): Element[] {
  return [...root.getElementsByTagNameNS('*', name)]
}
