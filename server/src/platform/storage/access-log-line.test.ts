import { describe, expect, it } from 'vitest'
import { servedIn } from './access-log-line.ts'

const address = '/media/assets/a/360p.mp4?X-Amz-Expires=600&x-fanfare-for=fan.post&x-id=GetObject'
const line = (
  given: { uri?: string; status?: number; bytes?: string; operation?: string } = {},
) => {
  const { uri = address, status = 200, bytes = '0', operation = 's3_GetObject' } = given
  return `a media [17/November/2026:02:03:53 +0000] 127.0.0.1 a 2K3G ${operation} assets/a/360p.mp4 ${uri} ${status} - ${bytes} 0 1 1 - node - ab= SigV4 - AuthHeader s3.amazonaws.com - arn:aws:s3:::/x Yes`
}
const key = 'assets/a/360p.mp4'

describe('a line of the access log', () => {
  it('says whom an object was served to, and not how much where the store does not', () => {
    expect(servedIn(line(), 'media')).toEqual({ recipient: 'fan.post', key, bytes: null })
  })

  it('says how many bytes were served, as S3 and a CDN write it', () => {
    const amazon = { uri: `"GET ${address} HTTP/1.1"`, operation: 'REST.GET.OBJECT' }
    const part = line({ ...amazon, status: 206, bytes: '5000' })
    expect(servedIn(part, 'media')).toEqual({ recipient: 'fan.post', key, bytes: 5_000 })
  })

  it.each([
    ['what was refused', line({ status: 403 })],
    ['what was written', line({ operation: 's3_PutObject' })],
    ['what was given to everybody', line({ uri: '/media/assets/a/360p.mp4?x-id=GetObject' })],
    ['the start of the log', 'log starts 2026-11-17 02:03:28 +0000 UTC'],
  ])('is none of %s', (_, text) => {
    expect(servedIn(text, 'media')).toBeNull()
  })

  it('is none of another bucket', () => {
    expect(servedIn(line(), 'public')).toBeNull()
  })
})
