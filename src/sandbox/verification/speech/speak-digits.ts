import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { silence, wavHeaderBytes, wavOf } from './wav'
import { writtenLanguageOf, type ServerLanguage } from '@/sandbox/texts/spoken'

/** Samples of silence at the start: some devices swallow the first moments of a sound. */
const lead = 3200
/** Samples between two digits, at random: a fixed gap would say where each digit begins. */
const gap = { least: 3600, most: 7200 }
/** How fast a digit is spoken, in per cent of its recording: no two sounds have the same samples. */
const speed = { least: 88, most: 108 }
/** Loudness of the noise, of the 128 steps to either side. */
const noise = 5

/** One sound of digits in a language, as a WAV file. The recordings are the files beside. */
export async function speakDigits(digits: string, language: ServerLanguage): Promise<Buffer> {
  const recordings = await Promise.all([...digits].map((digit) => recordingOf(digit, language)))
  const parts = recordings.flatMap((recording) => [
    atSpeed(recording, randomInt(speed.least, speed.most) / 100),
    silence(randomInt(gap.least, gap.most)),
  ])
  return wavOf(withNoise(Buffer.concat([silence(lead), ...parts])))
}

/** The samples of one recording: 8000 bytes a second. */
async function recordingOf(digit: string, language: ServerLanguage): Promise<Buffer> {
  const file = await readFile(new URL(`./digits/${writtenLanguageOf(language)}/${digit}.wav`, import.meta.url))
  return file.subarray(wavHeaderBytes)
}

function atSpeed(samples: Buffer, factor: number): Buffer {
  const length = Math.floor(samples.length / factor)
  return Buffer.from(Array.from({ length }, (_, at) => samples[Math.floor(at * factor)] ?? 128))
}

function withNoise(samples: Buffer): Buffer {
  return samples.map((sample) => Math.min(255, Math.max(0, sample + randomInt(-noise, noise + 1)))) as Buffer
}
