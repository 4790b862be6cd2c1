export const journeyPort = Number(process.env['JOURNEY_PORT'] ?? 4307)

/** The folders of the journeys' own server for its merchants and its build. */
export const journeyFolders = { merchants: '.cache/journeys/merchants', built: '.cache/journeys/dist' }

/** The brands used by journeys: the shipped ones, copied under another code for each worker. */
export const brands = ['aurora', 'derby', 'lotus'] as const

export type BrandName = (typeof brands)[number]

export const brandCode = (brand: BrandName, worker: number): string => `${brand}-${worker}`

/** The brand's copy whose page `everyDialogPath` opens every dialog, in the device's colour scheme. */
export const accessCode = (brand: BrandName): string => `access-${brand}`

export const everyDialogPath = '/every-dialog'

/** Node does not resolve every name below localhost; Chromium does. */
export const serverAddress = (port: number): string => `http://127.0.0.1:${port}`

export const brandAddress = (code: string, port = journeyPort): string => `http://${code}.localhost:${port}`

/** The push service of the journey about notifications, which the sandbox may send to. */
export const pushServiceOrigin = `http://127.0.0.1:${journeyPort + 9}`
