const rate = 8000
/** Length of the header that the recordings have, and `wavOf` writes. */
export const wavHeaderBytes = 44
/** The middle of unsigned samples of eight bits. */
const middle = 128

export function silence(samples: number): Buffer {
  return Buffer.alloc(samples, middle)
}

/** A WAV file of unsigned samples of eight bits, one channel, 8 kHz: every browser plays it, as telephones sound. */
export function wavOf(samples: Uint8Array): Buffer {
  const header = Buffer.alloc(wavHeaderBytes)
  header.write('RIFF', 0)
  header.writeUInt32LE(wavHeaderBytes - 8 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  // PCM, one channel; bytes a second, bytes a sample, bits a sample.
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}
