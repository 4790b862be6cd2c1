import type { CallDefinition, CallTypes } from '@/site/gateway/call-definition'
import { moneyCalls, secretOf, type MoneyCallName, type MoneyCalls } from '@/site/gateway/money/money-calls'
import type { MoneyNews } from '@/site/session/pending-money'
import { IntentSecret } from './intent-secret'
import { isForgotten, newIntent, StoredIntents, type MoneyIntent } from './money-intent'
import { isRefusal, isWrongSecret } from './money-outcome'
import { isPending, MountedForms } from './mounted-forms'
import type { MoneyState, MoneyDependencies, MoneyTabs } from './money-state'

const free: MoneyState = { status: 'free' }
/** Delay between retries, in milliseconds, doubled each time. */
const pauses = { first: 2000, longest: 60_000 }

/**
 * Sends a money call until the server has given a definite answer. The intent is stored before it is sent, and always
 * uses the same idempotency key, so that it counts once, however often and from whichever tab it is sent, and whatever
 * responses were lost.
 */
export class MoneyIntents {
  readonly #tabs: MoneyTabs
  readonly #stored: StoredIntents
  readonly #listeners = new Set<() => void>()
  readonly #forms = new MountedForms()
  /** The mounted users, of which the latest is in use. */
  readonly #attached = new Set<MoneyDependencies>()
  #surroundings: MoneyDependencies | undefined
  #stopListening: (() => void) | undefined
  /** Keys of news that this page itself has broadcast, since it receives those too. */
  readonly #told = new Set<string>()
  #state: MoneyState = free
  readonly #secret = new IntentSecret()
  #isWorking = false
  #pause = pauses.first
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(tabs: MoneyTabs) {
    this.#tabs = tabs
    this.#stored = new StoredIntents(tabs.items)
  }

  readonly get = (): MoneyState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Registers a mounted form that shows the outcome of its call's intents. Returns a function that unregisters it. */
  show(call: MoneyCallName): () => void {
    const remove = this.#forms.add(call, this.#state)
    this.#tellListeners()
    return () => {
      remove()
      this.#tellListeners()
    }
  }

  /** Whether a form is showing, or has shown, the current state. */
  readonly isTold = (): boolean => this.#forms.tell(this.#state)

  /** Starts handling the intents of an account. One that is still stored is settled first. */
  attach(surroundings: MoneyDependencies): () => void {
    const isAnother = this.#surroundings?.customer !== surroundings.customer
    if (isAnother) this.#leave()
    // A form attaches only while someone is signed in: a refusal for want of a session is out of date.
    else if (this.#state.status === 'refused' && this.#state.error.kind === 'session') this.#set(free)
    this.#attached.add(surroundings)
    this.#surroundings = surroundings
    this.#stopListening ??= this.#tabs.listen((news) => this.#hear(news))
    void this.check()
    return () => this.#detach(surroundings)
  }

  /** A pending intent is still retried, because a form may be closed before the answer arrives. */
  #detach(surroundings: MoneyDependencies): void {
    this.#attached.delete(surroundings)
    const left = [...this.#attached].at(-1)
    if (this.#surroundings === surroundings && left !== undefined) this.#surroundings = left
    if (left !== undefined) return
    this.#stopListening?.()
    this.#stopListening = undefined
  }

  /** Does nothing while an intent is pending, so that a double press does not send twice. */
  async send<Name extends MoneyCallName>(call: Name, request: MoneyCalls[Name]['request']): Promise<void> {
    const surroundings = this.#surroundings
    if (surroundings === undefined || this.#isWorking || this.#isPending()) return
    const intent: MoneyIntent = newIntent(call, request, Date.now())
    this.#secret.keep(intent.key, call, request)
    this.#set({ status: 'sending', intent })
    this.#pause = pauses.first
    await this.#work(surroundings, async () => {
      const other = this.#stored.get(surroundings.customer)
      if (other === undefined) await this.#start(surroundings, intent)
      else this.#wait(other)
    })
  }

  /** Retries an intent that has no answer, with the same idempotency key and request. */
  async check(): Promise<void> {
    const surroundings = this.#surroundings
    if (surroundings === undefined || this.#isWorking) return
    const isSignedIn = this.#tabs.isSignedIn(surroundings.customer)
    const found = isSignedIn ? this.#stored.get(surroundings.customer) : undefined
    if (!isSignedIn) this.#leave()
    else if (found === undefined) this.#forget()
    else if (!this.#tellsOf(found)) await this.#settleFound(surroundings, found)
  }

  /** Supplies the secret, and retries the intent with it. */
  async giveSecret(value: string): Promise<void> {
    if (this.#state.status !== 'asking') return
    const { intent } = this.#state
    this.#secret.give(intent.key, value)
    this.#set({ status: 'checking', intent })
    await this.check()
  }

  /** Settles a stored intent, unless another tab is doing so. */
  async #settleFound(surroundings: MoneyDependencies, found: MoneyIntent): Promise<void> {
    if (!this.#isAskingFor(found)) this.#set({ status: 'checking', intent: found })
    await this.#work(surroundings, async () => {
      const intent = this.#stored.get(surroundings.customer)
      if (intent === undefined) this.#forget()
      else if (isForgotten(intent, Date.now())) this.#settle(surroundings, { status: 'forgotten', intent })
      else await this.#ask(surroundings, intent, false)
    })
  }

  /** The player has seen the outcome. Then checks for an intent that another tab has started in the meantime. */
  dismiss(): void {
    if (this.#isPending()) return
    this.#set(free)
    void this.check()
  }

  async #work({ customer }: MoneyDependencies, work: () => Promise<void>): Promise<void> {
    this.#isWorking = true
    try {
      const isAlone = await this.#tabs.alone(`money:${customer}`, work)
      if (isAlone) return
      // Another tab holds the lock: it broadcasts when it has finished, unless it is closed.
      const other = this.#stored.get(customer)
      if (other === undefined) this.#set(free)
      else this.#wait(other)
    } finally {
      this.#isWorking = false
      // Another customer has signed in in the meantime: their stored intent is checked now.
      if (this.#surroundings !== undefined && this.#surroundings.customer !== customer) void this.check()
    }
  }

  /** Stored before it is sent. */
  async #start(surroundings: MoneyDependencies, intent: MoneyIntent): Promise<void> {
    const { customer } = surroundings
    this.#stored.set(customer, intent)
    this.#tell({ customer, key: intent.key, status: 'started' })
    await this.#ask(surroundings, intent, true)
  }

  async #ask(surroundings: MoneyDependencies, intent: MoneyIntent, isFirstTry: boolean): Promise<void> {
    const request = this.#secret.wholeRequest(intent)
    if (request === undefined) {
      if (this.#isCurrent(surroundings) && !this.#isAskingFor(intent)) this.#set({ status: 'asking', intent })
      return
    }
    const call: CallDefinition<CallTypes> = moneyCalls[intent.call]
    try {
      const answer = await surroundings.gateway.send(call, request, { idempotencyKey: intent.key })
      this.#settle(surroundings, { status: 'done', intent, answer })
    } catch (error) {
      if (!isFirstTry && isWrongSecret(error, secretOf(intent.call))) {
        this.#secret.forget()
        if (this.#isCurrent(surroundings)) this.#set({ status: 'asking', intent, error })
      } else if (isRefusal(error, isFirstTry, secretOf(intent.call)))
        this.#settle(surroundings, { status: 'refused', intent, error })
      else if (this.#isCurrent(surroundings)) this.#wait(intent)
    }
  }

  #settle(surroundings: MoneyDependencies, state: Extract<MoneyState, { intent: MoneyIntent }>): void {
    const { customer } = surroundings
    this.#stored.remove(customer)
    this.#secret.forget()
    this.#tell({ customer, key: state.intent.key, status: 'settled' })
    if (!this.#isCurrent(surroundings)) return
    this.#set(state)
    // The current surroundings', because the form that sent the intent may be unmounted.
    this.#surroundings?.readAgain()
  }

  /** The outcome is not known yet. */
  #wait(intent: MoneyIntent): void {
    this.#set({ status: 'checking', intent })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.check(), this.#pause)
    this.#pause = Math.min(2 * this.#pause, pauses.longest)
  }

  /** The customer has signed out: the intent stays stored, and is settled when they sign in again. */
  #leave(): void {
    this.#surroundings = undefined
    this.#secret.forget()
    this.#set(free)
  }

  /** Nothing is stored any more: another tab has settled it. */
  #forget(): void {
    if (!this.#isPending()) return
    this.#set(free)
    this.#surroundings?.readAgain()
  }

  #tell(news: MoneyNews): void {
    this.#told.add(`${news.key} ${news.status}`)
    this.#tabs.tell(news)
  }

  #hear({ customer, key, status }: MoneyNews): void {
    if (this.#told.has(`${key} ${status}`)) return
    if (customer !== this.#surroundings?.customer || this.#isWorking) return
    if (status === 'settled') {
      this.#forget()
      return this.#surroundings.readAgain()
    }
    const intent = this.#stored.get(customer)
    if (intent !== undefined && !this.#tellsOf(intent)) this.#wait(intent)
  }

  /** Whether the outcome of an earlier intent is being shown: intents of other tabs must not replace it. */
  #tellsOf({ key }: MoneyIntent): boolean {
    return this.#state.status !== 'free' && !this.#isPending() && this.#state.intent.key !== key
  }

  #isPending = (): boolean => isPending(this.#state)

  #isAskingFor = ({ key }: MoneyIntent): boolean => this.#state.status === 'asking' && this.#state.intent.key === key

  #isCurrent = ({ customer }: MoneyDependencies): boolean => this.#surroundings?.customer === customer

  #set(state: MoneyState): void {
    this.#state = state
    this.#forms.note(state)
    this.#tellListeners()
  }

  #tellListeners(): void {
    this.#listeners.forEach((listener) => listener())
  }
}
