import { tabItems } from '@/site/lib/browser-items'

const storageName = 'right-bar'

/** Whether the visitor has hidden the bar. Remembered until the tab is closed or the player signs out. */
export function isBarHidden(): boolean {
  return tabItems.get(storageName) === 'away'
}

export function hideBar(): void {
  tabItems.set(storageName, 'away')
}
