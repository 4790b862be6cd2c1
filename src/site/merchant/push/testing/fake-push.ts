/** What the browser of a test can do, and has done. */
export interface FakePush {
  permission: NotificationPermission
  /** What the person answers when the browser asks. */
  answer: NotificationPermission
  /** The push service does not answer. */
  isBroken: boolean
  subscription: PushSubscription | undefined
  /** How often the browser asked. */
  asked: number
  restore(): void
}

/**
 * Puts a push service in the place of the browser's, which a test browser cannot reach. `has` says what there is: a
 * browser without push, as Safari in a tab of iOS, has none of it.
 */
export function fakePush({ has = true }: { readonly has?: boolean } = {}): FakePush {
  const undo: (() => void)[] = []
  const put = (on: object, name: string, descriptor: PropertyDescriptor) => {
    const before = Object.getOwnPropertyDescriptor(on, name)
    Object.defineProperty(on, name, { ...descriptor, configurable: true })
    undo.push(() => {
      if (before === undefined) Reflect.deleteProperty(on, name)
      else Object.defineProperty(on, name, before)
    })
  }
  const fake: FakePush = {
    permission: 'default',
    answer: 'granted',
    isBroken: false,
    subscription: undefined,
    asked: 0,
    restore: () => undo.toReversed().forEach((each) => each()),
  }
  let made = 0
  const subscribe = ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
    if (fake.isBroken) return Promise.reject(new DOMException('push service error', 'AbortError'))
    fake.subscription ??= subscription((made += 1), applicationServerKey, () => (fake.subscription = undefined))
    return Promise.resolve(fake.subscription)
  }
  const pushManager = { subscribe, getSubscription: () => Promise.resolve(fake.subscription ?? null) }
  const registration = Promise.resolve({ pushManager })
  put(window, 'Notification', {
    value: {
      get permission() {
        return fake.permission
      },
      requestPermission() {
        fake.asked += 1
        fake.permission = fake.answer
        return Promise.resolve(fake.permission)
      },
    },
  })
  put(navigator.serviceWorker, 'ready', { get: () => registration })
  put(navigator.serviceWorker, 'getRegistration', { value: () => registration })
  if (has) put(window, 'PushManager', { value: () => undefined })
  else {
    const before = Object.getOwnPropertyDescriptor(window, 'PushManager')
    Reflect.deleteProperty(window, 'PushManager')
    undo.push(() => before && Object.defineProperty(window, 'PushManager', before))
  }
  return fake
}

function subscription(number: number, key: string, end: () => void): PushSubscription {
  const bytes = Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0))
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${number}`,
    options: { applicationServerKey: bytes.buffer, userVisibleOnly: true },
    toJSON: () => ({ keys: { p256dh: key, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }),
    unsubscribe() {
      end()
      return Promise.resolve(true)
    },
  } as unknown as PushSubscription
}
