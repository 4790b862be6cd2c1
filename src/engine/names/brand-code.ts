import { gamesHost } from '@/contract/games-host'
import { schemaOf } from '@/engine/schema/schema-node'
import { isHostName } from './host-name'
import { gatewayFolders, serverFolders } from './server-paths'

/** Folders of a build that do not belong to a merchant. */
const buildFolders = ['assets', 'nginx', 'static']

/** Names that stand before or in place of a host, whoever it belongs to. */
const hostWords = ['www', 'api', 'localhost']

/** Files of these names are devices on Windows. https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const device = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** Codes that nobody can have, for people to read. */
export const takenCodes = [...new Set([...buildFolders, ...gatewayFolders, ...serverFolders, ...hostWords, 'games'])]

const form = '2 to 32 lower-case letters, digits and hyphens, a letter first'
const pattern = new RegExp(String(schemaOf('site').properties.get('code')?.schema['pattern']))

export function isWellFormed(code: string): boolean {
  return pattern.test(code)
}

/** Why no brand can have a code, as words after it; undefined when one can. */
export function codeFault(code: string): string | undefined {
  if (!isWellFormed(code)) return `cannot be a code: it takes ${form}`
  if (code.endsWith('-')) return `cannot be a code: it ends in a hyphen, and so no part of a host can`
  const reason = reasonTaken(code)
  return reason === undefined ? undefined : `cannot be a code: ${reason}`
}

/** Why a well-formed code is taken; undefined when it is free. */
function reasonTaken(code: string): string | undefined {
  if (buildFolders.includes(code)) return 'the build has a folder of that name'
  if (gatewayFolders.includes(code)) return `the gateway answers at /${code}`
  if (serverFolders.includes(code)) return `the server answers at /${code} itself`
  if (`${code}.localhost` === gamesHost) return `the sandbox has its games at ${gamesHost}`
  if (hostWords.includes(code)) return `${code} is a part of many hosts, and tells no brand from another`
  if (device.test(code)) return 'Windows has no folders of that name'
  return isHostName(`${code}.localhost`) ? undefined : `browsers refuse ${code}.localhost`
}

/** Derives a code from a name: Acme Play becomes acme-play. */
export function codeFrom(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase()
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 32)
    .replace(/-+$/, '')
}

/** A code that can be had, made of what cannot be one; empty when none can be made. */
export function codesLike(written: string): string[] {
  const code = codeFrom(written)
  return codeFault(code) === undefined ? [code] : []
}
