import { deviceItems } from '@/site/lib/browser-items'

/** Key in local storage: id of the customer who has turned notifications on here. */
const storageName = 'pushOwner'

/** Whose notifications this device shows: those of one account, until it signs out or turns them off. */
export const pushOwner = {
  get: (): string | undefined => deviceItems.get(storageName) ?? undefined,
  set: (customerId: string): void => deviceItems.set(storageName, customerId),
  drop: (): void => deviceItems.remove(storageName),
}
