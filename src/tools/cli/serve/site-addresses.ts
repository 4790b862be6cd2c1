/** The part of a merchant that its address in a browser depends on. */
export interface AddressedMerchant {
  readonly name: string
  readonly code: string
}

/** Printed by a started server: one address for each merchant, and the sandbox's control panel. */
export function siteAddresses(merchants: readonly AddressedMerchant[], port: number, hasSandbox: boolean): string {
  const lines = merchants.map(({ name, code }) => [name, `http://${code}.localhost:${port}/`])
  if (hasSandbox) lines.push(['Control panel', `http://localhost:${port}/sandbox`])
  const width = Math.max(...lines.map(([name = '']) => name.length))
  return lines.map(([name = '', address]) => `  ${name.padEnd(width)}  ${address}`).join('\n')
}
