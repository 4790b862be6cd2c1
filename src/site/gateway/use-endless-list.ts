import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefCallback } from 'react'
import useSWRInfinite from 'swr/infinite'
import { useEndInView } from '@/site/ui/view/use-end-in-view'
import type { CallDefinition, CallTypes } from './call-definition'
import type { GatewayError } from './gateway-error'
import { useReads } from './use-read'

/** A call that answers a page of a list. */
interface PagedCall extends CallTypes {
  /** `pageNo` counts from 1 (2 §9). */
  readonly request: { readonly pageNo: number }
  readonly response: { readonly totalPages: number }
}

/** What a page holds. The same object in each render. */
interface PageItems<Page, Item> {
  readonly itemsOf: (page: Page) => readonly Item[]
  /** What comes twice, because the list moved between two pages, stands once. */
  readonly idOf: (item: Item) => string
}

interface EndlessOptions {
  /** Pages to begin with: as many as there were before the site was loaded anew. */
  readonly startPages?: number
  /** The list is asked for whenever it is opened, because it changes by what the player does. */
  readonly anew?: boolean
}

export interface EndlessList<Page, Item> {
  /** Undefined until the first page is there. What was found before stays while another question is asked. */
  readonly items: readonly Item[] | undefined
  /** The page that was read last, for what it says of the whole list. */
  readonly last: Page | undefined
  /** How many pages are there, or on their way. */
  readonly pages: number
  /** What is shown was found by another question; the answer to this one is on its way. */
  readonly isOld: boolean
  /** What comes after the last item: nothing, or more that is read when it is seen, when it is pressed, or just now. */
  readonly next: 'none' | 'bySight' | 'byPress' | 'reading' | 'failed'
  /** Why the first page (no items), or the next one (`failed`), is not there. */
  readonly error: GatewayError | undefined
  readonly isReading: boolean
  /** For an element that ends inside the list, of at least 1 px. */
  readonly endRef: RefCallback<Element>
  readonly readOn: () => void
  readonly retry: () => void
}

/** Pages that come by being seen. Each further one takes a press: the footer has to be reachable. */
export const pagesBySight = 3

/**
 * A list that reads its next page when its end comes into view. Who comes back finds as many pages as there were.
 * An answer belongs to its question: one that comes late replaces nothing.
 */
export function useEndlessList<T extends PagedCall, Item>(
  call: CallDefinition<T>,
  request: Omit<T['request'], 'pageNo'> | undefined,
  list: PageItems<T['response'], Item>,
  { startPages = 1, anew = false }: EndlessOptions = {},
): EndlessList<T['response'], Item> {
  const { keyOf, ask } = useReads(call)
  const pageKey = (index: number) => (request === undefined ? null : keyOf({ ...request, pageNo: index + 1 }))
  const { data, error, size, isValidating, setSize, mutate } = useSWRInfinite<T['response'], GatewayError>(
    pageKey,
    ask,
    {
      initialSize: startPages,
      revalidateFirstPage: false,
      // Said to be false, it would keep the first page from being read.
      ...(anew ? { revalidateOnMount: true } : {}),
      parallel: true,
    },
  )
  const firstKey = pageKey(0)
  const question = JSON.stringify(firstKey)
  useAnew(question, () => {
    if (anew && data !== undefined) void mutate()
  })
  const found = useFound(data, `${call.name} ${firstKey?.[3] ?? ''}`, error !== undefined)
  const items = useMemo(() => found && onceEach(found, list), [found, list])

  const next = nextOf(data, size, error !== undefined)

  const readOn = () => {
    if (next === 'byPress' || next === 'bySight') void setSize(size + 1)
  }
  return {
    items,
    last: found?.at(-1),
    pages: size,
    isOld: found !== undefined && data === undefined,
    next,
    error,
    isReading: isValidating,
    endRef: useEndInView(`${question} ${size}`, next === 'bySight' ? readOn : undefined),
    readOn,
    // The pages that are there are not asked for again.
    retry: () => void setSize(size),
  }
}

/** What is opened again without being mounted again: its pages are known, and may be out of date. */
function useAnew(question: string, read: () => void): void {
  const last = useRef(question)
  const onChange = useEffectEvent(read)
  useEffect(() => {
    if (last.current === question) return
    last.current = question
    onChange()
  }, [question])
}

/** Pages of this question, or, until they are there, those of the one before. Nothing of what another account found. */
function useFound<Page>(data: readonly Page[] | undefined, owner: string, hasFailed: boolean) {
  const [kept, keep] = useState({ data, owner })
  if (data !== undefined && data !== kept.data) keep({ data, owner })
  if (data !== undefined || hasFailed) return data
  return kept.owner === owner ? kept.data : undefined
}

function nextOf(
  data: readonly { readonly totalPages: number }[] | undefined,
  size: number,
  hasFailed: boolean,
): EndlessList<unknown, unknown>['next'] {
  if (data === undefined) return 'none'
  if (data.length < size) return hasFailed ? 'failed' : 'reading'
  if ((data.at(-1)?.totalPages ?? 0) <= data.length) return 'none'
  return size < pagesBySight ? 'bySight' : 'byPress'
}

function onceEach<Page, Item>(pages: readonly Page[], { itemsOf, idOf }: PageItems<Page, Item>): readonly Item[] {
  const byId = new Map<string, Item>()
  for (const item of pages.flatMap(itemsOf)) if (!byId.has(idOf(item))) byId.set(idOf(item), item)
  return [...byId.values()]
}
