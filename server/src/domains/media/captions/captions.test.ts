import { describe, expect, it } from 'vitest'
import { failures } from '../failures.ts'
import { parseCaptions } from './parse.ts'
import { writeVtt } from './write.ts'

const rewritten = (text: string) => writeVtt(parseCaptions(Buffer.from(text)))

describe('captions', () => {
  it('of SRT become WebVTT', () => {
    const srt =
      '1\r\n00:00:01,500 --> 00:00:04,000\r\nGood evening.\r\nSit down.\r\n\r\n2\r\n00:01:00,000 --> 00:01:02,000\r\nThen.\r\n'
    expect(rewritten(srt)).toBe(
      'WEBVTT\n\n00:00:01.500 --> 00:00:04.000\nGood evening.\nSit down.\n\n00:01:00.000 --> 00:01:02.000\nThen.\n',
    )
  })

  it('keep no markup, no style and no note', () => {
    const vtt =
      'WEBVTT\n\nSTYLE\n::cue { background: url(http://x) }\n\nNOTE a remark\n\nname\n00:01.000 --> 00:02.000 line:0\n<v Ann>Hello <b onclick=x>you</b> & <script>me</script>\n'
    expect(rewritten(vtt)).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello you me\n')
  })

  it('cannot smuggle in a cue of their own', () => {
    const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\n<<b>script> 00:03.000 --> 00:04.000\n'
    expect(rewritten(vtt).match(/-->/g)).toHaveLength(1)
    expect(rewritten(vtt)).not.toContain('<')
  })

  it.each([
    ['a page', '<html>WEBVTT</html>', failures.unreadableCaptions],
    [
      'times that run backwards',
      'WEBVTT\n\n00:02.000 --> 00:01.000\nHi\n',
      failures.unreadableCaptions,
    ],
    ['no cue', 'WEBVTT\n\nNOTE nothing\n', failures.emptyCaptions],
    ['another encoding', 'WEBVTT\n\n00:01.000 --> 00:02.000\n\xe9\n', failures.unreadableCaptions],
  ])('are refused in words when there is %s', (_, text, reason) => {
    expect(() => parseCaptions(Buffer.from(text, 'latin1'))).toThrow(reason)
  })
})
