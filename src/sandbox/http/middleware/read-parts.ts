import type { Context } from 'hono'
import type { Endpoint } from '@/contract/endpoints/endpoints'
import { bytesOfKind, maxPictureBytes, pictureKind } from '@/contract/limits/picture-kind'
import type { UploadedPicture } from '@/sandbox/call/uploaded-picture'
import { Refusal } from '@/sandbox/call/refusal'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'

type Upload = NonNullable<Endpoint['upload']>

/** Fields and pictures of a multipart body. The type of a picture is detected from its content, not from its name. */
export async function readParts(c: Context<SandboxEnv>, { part, most }: Upload) {
  const entries = [...(await readForm(c))]
  const files = entries.filter(([name]) => name === part).map(([, value]) => value)
  const { texts } = c.var
  const figures = {
    n: String(most),
    size: String(maxPictureBytes / 1024 / 1024),
  }
  const refuse = (code: 'picture_count' | 'picture_size' | 'picture_kind') =>
    new Refusal(code, texts.say(code, figures), { value: { field: part } })
  if (files.length > most) throw refuse('picture_count')
  const pictures: UploadedPicture[] = []
  for (const file of files) {
    if (typeof file === 'string') throw refuse('picture_kind')
    if (file.size > maxPictureBytes) throw refuse('picture_size')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const kind = pictureKind(bytes.subarray(0, bytesOfKind))
    if (kind === undefined) throw refuse('picture_kind')
    pictures.push({ kind, bytes })
  }
  const fields = entries.filter((entry): entry is [string, string] => entry[0] !== part && typeof entry[1] === 'string')
  return { fields: Object.fromEntries(fields), pictures }
}

/** Maximum number of parts: twice what any row has. Parsing 15 MB of tiny parts takes a second. */
const mostParts = 20

async function readForm({ req }: Context<SandboxEnv>): Promise<FormData> {
  const type = req.header('content-type') ?? ''
  const body = await req.arrayBuffer()
  if (hasTooMany(Buffer.from(body), type))
    throw new Refusal('request_invalid', `The body has more than ${mostParts} parts.`, { status: 400 })
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new Refusal('request_invalid', 'The body cannot be read as multipart/form-data.', { status: 400 })
  }
}

/** Counts the boundaries without parsing the parts. */
function hasTooMany(body: Buffer, type: string): boolean {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  const line = `--${quoted ?? plain ?? ''}`
  let at = body.indexOf(line)
  // The last boundary ends the body.
  for (let lines = 0; at !== -1; lines++) {
    if (lines > mostParts) return true
    at = body.indexOf(line, at + line.length)
  }
  return false
}
