export const journeyPort = Number(process.env['JOURNEY_PORT'] ?? 4307)

/** Where the journeys' own server finds its merchants and puts what it builds. */
export const journeyFolders = { merchants: '.cache/journeys/merchants', built: '.cache/journeys/dist' }

/** What journeys run on: the brands that ship, copied under another code for each worker. */
export const brands = ['aurora', 'derby', 'lotus'] as const

export type BrandName = (typeof brands)[number]

export const brandCode = (brand: BrandName, worker: number): string => `${brand}-${worker}`

/** The brand's copy whose page `everyDialogPath` opens every dialog, in the scheme that the device asks for. */
export const accessCode = (brand: BrandName): string => `access-${brand}`

export const everyDialogPath = '/every-dialog'

/** Node does not know every name below localhost; Chromium does. */
export const serverAddress = (port: number): string => `http://127.0.0.1:${port}`

export const brandAddress = (code: string, port = journeyPort): string => `http://${code}.localhost:${port}`
