const storageName = 'right-bar'

/** Whether the visitor has put the bar away, until the tab is closed or the player signs out. */
export function isPutAway(): boolean {
  return typeof sessionStorage !== 'undefined' && sessionStorage.getItem(storageName) === 'away'
}

export function putAway(): void {
  sessionStorage.setItem(storageName, 'away')
}
