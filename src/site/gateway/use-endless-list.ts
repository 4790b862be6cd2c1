import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefCallback } from 'react'
import useSWRInfinite from 'swr/infinite'
import { useEndInView } from '@/site/ui/view/use-end-in-view'
import type { CallDefinition, CallTypes } from './call-definition'
import type { GatewayError } from './gateway-error'
import { useReads } from './use-read'

/** A call that answers one page of a list. */
interface PagedCall extends CallTypes {
  /** `pageNo` counts from 1 (2 §9). */
  readonly request: { readonly pageNo: number }
  readonly response: { readonly totalPages: number }
}

/** How to read the items of a page. Must have a stable identity. */
interface PageItems<Page, Item> {
  readonly itemsOf: (page: Page) => readonly Item[]
  /** Items that appear twice, because the list shifted between two pages, are shown once. */
  readonly idOf: (item: Item) => string
}

interface EndlessOptions {
  /** Number of initial pages: as many as were loaded before a reload. */
  readonly startPages?: number
  /** Revalidates the list whenever it is opened, because it changes by what the player does. */
  readonly anew?: boolean
  /** Reads all pages again after so many milliseconds, as long as the page is shown. 0: never. */
  readonly interval?: number
}

export interface EndlessList<Page, Item> {
  /** Undefined until the first page has loaded. The previous items stay while another query is loading. */
  readonly items: readonly Item[] | undefined
  /** The page that was read last, for its data about the whole list. */
  readonly last: Page | undefined
  /** Number of pages that are loaded or loading. */
  readonly pages: number
  /** The shown items are stale: they belong to the previous query, and the answer to this one is pending. */
  readonly isOld: boolean
  /**
   * What comes after the last item: nothing, or a further page that loads when it is scrolled into view, on a press, or
   * is loading now.
   */
  readonly next: 'none' | 'bySight' | 'byPress' | 'reading' | 'failed'
  /** Why the first page (no items), or the next one (`failed`), did not load. */
  readonly error: GatewayError | undefined
  readonly isReading: boolean
  /** Ref for an element at the end of the list, of at least 1 px. */
  readonly endRef: RefCallback<Element>
  readonly readOn: () => void
  readonly retry: () => void
}

/** Number of pages that load by scrolling. Each further one takes a press, so that the footer stays reachable. */
export const autoLoadedPages = 3

/**
 * An endless list that loads its next page when its end scrolls into view. After going back, as many pages are loaded
 * as before. Stale responses are ignored: an answer is only used for its own query.
 */
export function useEndlessList<T extends PagedCall, Item>(
  call: CallDefinition<T>,
  request: Omit<T['request'], 'pageNo'> | undefined,
  list: PageItems<T['response'], Item>,
  { startPages = 1, anew = false, interval = 0 }: EndlessOptions = {},
): EndlessList<T['response'], Item> {
  const { keyOf, ask } = useReads(call)
  const pageKey = (index: number) => (request === undefined ? null : keyOf({ ...request, pageNo: index + 1 }))
  const { data, error, size, isValidating, setSize, mutate } = useSWRInfinite<T['response'], GatewayError>(
    pageKey,
    ask,
    {
      initialSize: startPages,
      revalidateFirstPage: false,
      // Left out rather than set to false, which would keep the first page from being read.
      ...(anew ? { revalidateOnMount: true } : {}),
      ...(interval > 0 ? { refreshInterval: interval, revalidateAll: true } : {}),
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
    // Pages that are loaded are not requested again.
    retry: () => void setSize(size),
  }
}

/** Revalidates a query that comes back without a remount: its pages are cached and may be stale. */
function useAnew(question: string, read: () => void): void {
  const last = useRef(question)
  const onChange = useEffectEvent(read)
  useEffect(() => {
    if (last.current === question) return
    last.current = question
    onChange()
  }, [question])
}

/** The pages of this query or, until they have loaded, those of the previous one; never those of another account. */
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
  return size < autoLoadedPages ? 'bySight' : 'byPress'
}

function onceEach<Page, Item>(pages: readonly Page[], { itemsOf, idOf }: PageItems<Page, Item>): readonly Item[] {
  const byId = new Map<string, Item>()
  for (const item of pages.flatMap(itemsOf)) if (!byId.has(idOf(item))) byId.set(idOf(item), item)
  return [...byId.values()]
}
