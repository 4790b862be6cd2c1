import { callParameters } from './call-address'
import type { CallName } from '@/contract/endpoints/endpoints'
import { GatewayError } from './gateway-error'

export interface UploadRequest extends RequestInit {
  readonly method: string
  readonly headers: Headers
  readonly signal: AbortSignal
}

interface Progress {
  /** Stall timeout: longest time without any progress, in milliseconds. */
  readonly stall: number
  /** Upload progress, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

/**
 * Sends a call as multipart form data: one part for each field, and the pictures under their own name. Throws
 * GatewayError when the upload stalls.
 */
export async function sendParts(
  call: CallName,
  address: string,
  init: UploadRequest,
  part: string,
  request: object,
  stall: number,
  { files = [], onProgress }: { readonly files?: readonly Blob[]; readonly onProgress?: (share: number) => void },
): Promise<Response> {
  const body = new FormData()
  callParameters(request).forEach((value, key) => body.append(key, value))
  files.forEach((file) => body.append(part, file))
  if (files.length === 0) return fetch(address, { ...init, body })
  try {
    return await upload(address, { ...init, body }, { stall, onProgress })
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'TimeoutError')) throw cause
    throw new GatewayError({ kind: 'timeout', call, message: `${call} no longer moved`, cause })
  }
}

/** Sends a large body with progress events, which `fetch` does not have. Throws what `fetch` would throw. */
export function upload(address: string, { method, headers, body, signal }: UploadRequest, progress: Progress) {
  const request = new XMLHttpRequest()
  return new Promise<Response>((give, refuse) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = (reason: Error) => {
      request.abort()
      refuse(reason)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => stop(new DOMException('nothing moved any more', 'TimeoutError')), progress.stall)
    }
    const abort = () => stop(signal.reason as Error)
    request.open(method, address)
    headers.forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.onprogress = ({ loaded, total }) => {
      wait()
      if (total > 0) progress.onProgress?.(loaded / total)
    }
    request.onprogress = wait
    request.onload = () => give(answerOf(request))
    request.onerror = () => refuse(new TypeError('the line was lost'))
    request.onloadend = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
    }
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort)
    wait()
    request.send(body as XMLHttpRequestBodyInit)
  })
}

function answerOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split('\r\n')
  const headers = lines.map((line) => line.split(/: (.*)/, 2) as [string, string])
  return new Response(request.responseText, {
    status: request.status,
    headers: headers.filter(([name]) => name !== ''),
  })
}
