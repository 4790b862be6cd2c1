import type { Context } from 'hono'
import type { Endpoint } from '@/contract/endpoints/endpoints'
import { bytesOfKind, maxPictureBytes, pictureKind } from '@/contract/limits/picture-kind'
import type { UploadedPicture } from '@/sandbox/call/uploaded-picture'
import { Refusal } from '@/sandbox/call/refusal'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'
import { boundaryOf } from '@/sandbox/http/multipart/boundary-of'
import { parseParts, PartsError, type Part } from '@/sandbox/http/multipart/parse-parts'
import { mostBytes } from './limit-body'

type Upload = NonNullable<Endpoint['upload']>

/** Maximum number of parts: twice what any row has. */
const mostParts = 20

/** Fields and pictures of a multipart body. The type of a picture is detected from its content, not from its name. */
export async function readParts(c: Context<SandboxEnv>, { part, most }: Upload) {
  const parts = await readForm(c)
  const { texts } = c.var
  const figures = {
    n: String(most),
    size: String(maxPictureBytes / 1024 / 1024),
  }
  const refuse = (code: 'picture_count' | 'picture_size' | 'picture_kind') =>
    new Refusal(code, texts.say(code, figures), { value: { field: part } })
  const other = parts.find(({ name, isFile }) => isFile && name !== part)
  if (other !== undefined) throw invalid(`The part ${other.name} is a file: pictures are parts with the name ${part}.`)
  const files = parts.filter(({ name }) => name === part)
  if (files.length > most) throw refuse('picture_count')
  const pictures = files.map(({ bytes, isCut }): UploadedPicture => {
    if (isCut) throw refuse('picture_size')
    const kind = pictureKind(bytes.subarray(0, bytesOfKind))
    if (kind === undefined) throw refuse('picture_kind')
    return { kind, bytes }
  })
  return { fields: fieldsOf(parts.filter(({ name }) => name !== part)), pictures }
}

async function readForm({ req }: Context<SandboxEnv>): Promise<readonly Part[]> {
  const boundary = boundaryOf(req.header('content-type') ?? '')
  if (boundary === undefined) throw invalid('The content type must name one boundary.')
  try {
    return await parseParts(req.raw.body ?? [], boundary, { parts: mostParts, bytes: maxPictureBytes })
  } catch (error) {
    if (!(error instanceof PartsError)) throw error
    if (error.reason === 'reading') throw error.cause
    if (error.reason === 'parts') throw invalid(`The body has more than ${mostParts} parts.`)
    throw invalid('The body cannot be read as multipart/form-data.')
  }
}

/** The parts that are texts. None may come twice, because readers would differ in which one counts. */
function fieldsOf(parts: readonly Part[]): Record<string, string> {
  const names = new Set<string>()
  return Object.fromEntries(
    parts.map(({ name, bytes }) => {
      if (names.has(name)) throw invalid(`The part ${name} comes twice.`)
      names.add(name)
      if (bytes.length > mostBytes) throw invalid(`The part ${name} is larger than a text can be.`)
      return [name, textOf(name, bytes)]
    }),
  )
}

function textOf(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw invalid(`The part ${name} is not text in UTF-8.`)
  }
}

function invalid(message: string): Refusal {
  return new Refusal('request_invalid', message, { status: 400 })
}
