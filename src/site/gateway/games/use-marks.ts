import { useMemo, useSyncExternalStore } from 'react'
import { useSession } from '@/site/session/session'
import type { CallDefinition } from '@/site/gateway/call-definition'
import { useGateway } from '@/site/gateway/gateway-context'
import type { UnsettledMarks } from './unsettled-marks'
import { useRead } from '@/site/gateway/use-read'

/** The calls for marks that an account sets on things, each identified by its id. */
interface MarkCalls<Thing extends object> {
  /** Ids of the marked things. */
  readonly read: CallDefinition<{ request: object; response: readonly (string | number)[] }>
  readonly add: CallDefinition<{ request: Thing; response: unknown }>
  readonly remove: CallDefinition<{ request: Thing; response: unknown }>
  readonly idOf: (thing: Thing) => string
  readonly unsettled: UnsettledMarks
}

export interface Marks<Thing> {
  /** Ids shown as marked; undefined until the server has answered, and for a visitor. */
  readonly marked: ReadonlySet<string> | undefined
  /** Toggles the mark of a thing optimistically, wherever it is shown. Throws GatewayError when the change failed. */
  readonly turn: (thing: Thing) => Promise<void>
}

/** Optimistic marks that always end in the server's state, however quickly they are toggled. */
export function useMarks<Thing extends object>({ read, add, remove, idOf, unsettled }: MarkCalls<Thing>): Marks<Thing> {
  const gateway = useGateway()
  const session = useSession()
  const customer = session.status === 'signedIn' ? session.customerId : ''
  const { data, mutate } = useRead(read, {})
  const wanted = useSyncExternalStore(unsettled.subscribe, unsettled.get, unsettled.get)
  const known = useMemo(() => data && new Set(data.map(String)), [data])
  const marked = useMemo(() => known && withWanted(known, wanted, customer), [known, wanted, customer])
  return {
    marked,
    async turn(thing) {
      const id = idOf(thing)
      const take = (isSet: boolean) =>
        mutate((ids) => ids && [...ids.filter((each) => String(each) !== id), ...(isSet ? [id] : [])], {
          revalidate: data === undefined,
        })
      try {
        await unsettled.turn(
          markOf(customer, id),
          known?.has(id) ?? false,
          (isWanted) => gateway.send(isWanted ? add : remove, thing),
          take,
        )
      } catch (error) {
        // It is unknown whether the server made the change, so the list is read again.
        void mutate()
        throw error
      }
    },
  }
}

const markOf = (customer: string, id: string): string => `${customer} ${id}`

function withWanted(
  known: ReadonlySet<string>,
  wanted: ReadonlyMap<string, boolean>,
  customer: string,
): ReadonlySet<string> {
  const marked = new Set(known)
  for (const [mark, isWanted] of wanted) {
    if (!mark.startsWith(markOf(customer, ''))) continue
    const id = mark.slice(markOf(customer, '').length)
    if (isWanted) marked.add(id)
    else marked.delete(id)
  }
  return marked
}
