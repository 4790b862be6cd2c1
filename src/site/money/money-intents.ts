import type { CallDefinition, CallTypes } from '@/site/gateway/call-definition'
import { moneyCalls, secretOf, type MoneyCallName, type MoneyCalls } from '@/site/gateway/money/money-calls'
import type { MoneyNews } from '@/site/session/pending-money'
import { IntentSecret } from './intent-secret'
import { isForgotten, newIntent, StoredIntents, type MoneyIntent } from './money-intent'
import { isRefusal, isWrongSecret } from './money-outcome'
import { isPending, ShownForms } from './shown-forms'
import type { MoneyState, MoneySurroundings, MoneyTabs } from './money-state'

const free: MoneyState = { status: 'free' }
/** Between two tries, in milliseconds: each twice the last. */
const pauses = { first: 2000, longest: 60_000 }

/**
 * An act that moves money, sent until the server has clearly answered: stored before it leaves, always with the same
 * key, so that it counts once however often it is sent, from whichever tab, and after whatever was lost.
 */
export class MoneyIntents {
  readonly #tabs: MoneyTabs
  readonly #stored: StoredIntents
  readonly #listeners = new Set<() => void>()
  readonly #forms = new ShownForms()
  /** Those that are there, the last one in use. */
  readonly #attached = new Set<MoneySurroundings>()
  #surroundings: MoneySurroundings | undefined
  #stopListening: (() => void) | undefined
  /** What this page told the others: it hears that itself. */
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

  /** A form of a call is shown, and says itself what becomes of its intents. Returns how to say that it is gone. */
  show(call: MoneyCallName): () => void {
    const remove = this.#forms.add(call, this.#state)
    this.#tellListeners()
    return () => {
      remove()
      this.#tellListeners()
    }
  }

  /** Whether a form tells what becomes of the intent, or has told what became of it. */
  readonly isTold = (): boolean => this.#forms.tell(this.#state)

  /** Begins to look after the intents of an account. What is found of before is settled first. */
  attach(surroundings: MoneySurroundings): () => void {
    const isAnother = this.#surroundings?.customer !== surroundings.customer
    if (isAnother) this.#leave()
    this.#attached.add(surroundings)
    this.#surroundings = surroundings
    this.#stopListening ??= this.#tabs.listen((news) => this.#hear(news))
    void this.check()
    return () => this.#detach(surroundings)
  }

  /** What is pending is asked about further: a form may be closed before its answer is there. */
  #detach(surroundings: MoneySurroundings): void {
    this.#attached.delete(surroundings)
    const left = [...this.#attached].at(-1)
    if (this.#surroundings === surroundings && left !== undefined) this.#surroundings = left
    if (left !== undefined) return
    this.#stopListening?.()
    this.#stopListening = undefined
  }

  /** Does nothing where something is under way: a second press is no second act. */
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

  /** Asks what became of an intent that has no answer: with the same key and request. */
  async check(): Promise<void> {
    const surroundings = this.#surroundings
    if (surroundings === undefined || this.#isWorking) return
    const isSignedIn = this.#tabs.isSignedIn(surroundings.customer)
    const found = isSignedIn ? this.#stored.get(surroundings.customer) : undefined
    if (!isSignedIn) this.#leave()
    else if (found === undefined) this.#forget()
    else if (!this.#tellsOf(found)) await this.#settleFound(surroundings, found)
  }

  /** Gives what is kept nowhere, and asks with it what became of the intent. */
  async giveSecret(value: string): Promise<void> {
    if (this.#state.status !== 'asking') return
    const { intent } = this.#state
    this.#secret.give(intent.key, value)
    this.#set({ status: 'checking', intent })
    await this.check()
  }

  /** Settles it, unless another tab does. */
  async #settleFound(surroundings: MoneySurroundings, found: MoneyIntent): Promise<void> {
    if (!this.#isAskingFor(found)) this.#set({ status: 'checking', intent: found })
    await this.#work(surroundings, async () => {
      const intent = this.#stored.get(surroundings.customer)
      if (intent === undefined) this.#forget()
      else if (isForgotten(intent, Date.now())) this.#settle(surroundings, { status: 'forgotten', intent })
      else await this.#ask(surroundings, intent, false)
    })
  }

  /** The outcome was seen. What another tab has begun meanwhile is looked at now. */
  dismiss(): void {
    if (this.#isPending()) return
    this.#set(free)
    void this.check()
  }

  async #work({ customer }: MoneySurroundings, work: () => Promise<void>): Promise<void> {
    this.#isWorking = true
    try {
      const isAlone = await this.#tabs.alone(`money:${customer}`, work)
      if (isAlone) return
      // Another tab is at it: it says when it has finished, unless it is closed.
      const other = this.#stored.get(customer)
      if (other === undefined) this.#set(free)
      else this.#wait(other)
    } finally {
      this.#isWorking = false
      // Somebody else has signed in meanwhile: what they left is looked at now.
      if (this.#surroundings !== undefined && this.#surroundings.customer !== customer) void this.check()
    }
  }

  /** Stored before it leaves. */
  async #start(surroundings: MoneySurroundings, intent: MoneyIntent): Promise<void> {
    const { customer } = surroundings
    this.#stored.set(customer, intent)
    this.#tell({ customer, key: intent.key, status: 'started' })
    await this.#ask(surroundings, intent, true)
  }

  async #ask(surroundings: MoneySurroundings, intent: MoneyIntent, isFirstTry: boolean): Promise<void> {
    const request = this.#secret.wholeRequest(intent)
    if (request === undefined) {
      if (this.#isCurrent(surroundings) && !this.#isAskingFor(intent)) this.#set({ status: 'asking', intent })
      return
    }
    const call: CallDefinition<CallTypes> = moneyCalls[intent.call]
    try {
      const answer = await surroundings.gateway.send(call, request, {
        idempotencyKey: intent.key,
      })
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

  #settle(surroundings: MoneySurroundings, state: Extract<MoneyState, { intent: MoneyIntent }>): void {
    const { customer } = surroundings
    this.#stored.remove(customer)
    this.#secret.forget()
    this.#tell({ customer, key: state.intent.key, status: 'settled' })
    if (!this.#isCurrent(surroundings)) return
    this.#set(state)
    // Of what is there now: the form that sent it may be gone.
    this.#surroundings?.readAgain()
  }

  /** Not known yet. */
  #wait(intent: MoneyIntent): void {
    this.#set({ status: 'checking', intent })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.check(), this.#pause)
    this.#pause = Math.min(2 * this.#pause, pauses.longest)
  }

  /** The customer has left: the intent stays stored, and is settled when they are back. */
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

  /** Whether it says what became of an act of before: what another tab does does not take that away. */
  #tellsOf({ key }: MoneyIntent): boolean {
    return this.#state.status !== 'free' && !this.#isPending() && this.#state.intent.key !== key
  }

  #isPending = (): boolean => isPending(this.#state)

  #isAskingFor = ({ key }: MoneyIntent): boolean => this.#state.status === 'asking' && this.#state.intent.key === key

  #isCurrent = ({ customer }: MoneySurroundings): boolean => this.#surroundings?.customer === customer

  #set(state: MoneyState): void {
    this.#state = state
    this.#forms.note(state)
    this.#tellListeners()
  }

  #tellListeners(): void {
    this.#listeners.forEach((listener) => listener())
  }
}
