import { pointerKey } from '@/contract/json/json-pointer'

/** Where the values of a page's boot data are in the merchant's JSON. */
type Boot = Readonly<Record<string, unknown>> & {
  readonly texts: Readonly<Record<string, string>>
  readonly site: { readonly name: string }
}

/** The part of React's internal fiber that is read here. */
interface Fiber {
  readonly return: Fiber | null
  readonly memoizedProps: Readonly<Record<string, unknown>> | null
}

/** Parts of the boot data that are not a file of the merchant. */
const notFiles = new Set(['icons', 'texts', 'locales'])

const known = new WeakMap<Boot, Map<object, string>>()

/**
 * JSON Pointer of what put an element on the page: the innermost value of the merchant's JSON among the props of the
 * components around it. Objects of the boot data keep their identity when passed as props, so elements need no markers.
 * Undefined when React did not render the element.
 */
export function placeOfElement(element: Element): string | undefined {
  const fibers = fibersAround(element)
  const boot = fibers.map(({ memoizedProps }) => memoizedProps?.['boot']).find(isBoot)
  if (boot === undefined) return undefined
  const places = placesOf(boot)
  for (const { memoizedProps } of fibers) {
    const found = Object.values(memoizedProps ?? {}).flatMap((value) =>
      typeof value === 'object' && value !== null ? (places.get(value) ?? []) : [],
    )
    const deepest = found.toSorted((a, b) => b.length - a.length)[0]
    // An action is passed on alone, while its label is in the object that contains it.
    if (deepest !== undefined)
      return leafOf(boot, deepest, element) ?? leafOf(boot, holderOf(deepest), element) ?? deepest
  }
  return leafOf(boot, '', element)
}

function fibersAround(element: Element): Fiber[] {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'))
  if (key === undefined) return element.parentElement === null ? [] : fibersAround(element.parentElement)
  const fibers: Fiber[] = []
  let fiber = (element as unknown as Record<string, Fiber | null>)[key] ?? null
  for (; fiber !== null; fiber = fiber.return) fibers.push(fiber)
  return fibers
}

function isBoot(value: unknown): value is Boot {
  return typeof value === 'object' && value !== null && 'routes' in value && 'texts' in value
}

function placesOf(boot: Boot): Map<object, string> {
  const places = known.get(boot) ?? new Map<object, string>()
  if (!known.has(boot)) {
    walk(boot, (value, pointer) => {
      if (typeof value === 'object' && value !== null && pointer !== '') places.set(value, pointer)
    })
    known.set(boot, places)
  }
  return places
}

function holderOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'))
}

/** The only value below a place that the element shows: its text, its picture, its link target. */
function leafOf(boot: Boot, holder: string, element: Element): string | undefined {
  const wanted = shownBy(element)
  const matches: string[] = []
  walk(boot, (value, pointer) => {
    if (typeof value !== 'string' || !pointer.startsWith(holder)) return
    if (wanted.has(value) || wanted.has(spoken(boot, value))) matches.push(pointer)
  })
  return holder === '' && matches.length > 1 ? undefined : matches[0]
}

/** Texts, pictures and link targets that the element itself shows. */
function shownBy(element: Element): ReadonlySet<string> {
  const picture =
    element instanceof HTMLImageElement ? new URL(element.currentSrc || element.src, location.href) : undefined
  const text = element.childElementCount === 0 || element.textContent.length < 80 ? element.textContent.trim() : ''
  return new Set([text, picture?.pathname ?? ''].filter((each) => each !== ''))
}

/** A text key's text, as the page shows it. */
function spoken({ texts, site }: Boot, key: string): string {
  return texts[key]?.replaceAll('{{brand}}', site.name) ?? ''
}

function walk(boot: Boot, visit: (value: unknown, pointer: string) => void): void {
  const step = (value: unknown, pointer: string): void => {
    visit(value, pointer)
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) step(inner, `${pointer}/${pointerKey(key)}`)
  }
  for (const [file, value] of Object.entries(boot)) if (!notFiles.has(file)) step(value, `/${file}`)
}
