import { expect, test } from 'vitest'
import { masterPlaylist, presentAddress } from './playlist.ts'
import type { Timed } from './timed.ts'

const rendition = (name: string, height: number) => ({
  name,
  url: `http://127.0.0.1:9/private/v/${name}/file.mp4?signature=new`,
  playlistUrl: `http://127.0.0.1:9/private/v/${name}.m3u8?signature=new`,
  width: (height * 16) / 9,
  height,
  bandwidth: height * 3000,
  codecs: 'avc1.640028,mp4a.40.2',
})
const playback: Timed = {
  type: 'video',
  width: 1280,
  height: 720,
  storyboards: [],
  duration: 60,
  beginsAt: 0,
  renditions: [rendition('360p', 360), rendition('720p', 720)],
  captions: [],
  chapters: [],
  resumeAt: null,
  expiresAt: '2026-11-15T12:00:00Z',
}

test('the master playlist names every rendition with its size', () => {
  expect(masterPlaylist(playback).split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-STREAM-INF:BANDWIDTH=1080000,CODECS="avc1.640028,mp4a.40.2",RESOLUTION=640x360,NAME="360p"',
    'http://127.0.0.1:9/private/v/360p.m3u8?signature=new',
    '#EXT-X-STREAM-INF:BANDWIDTH=2160000,CODECS="avc1.640028,mp4a.40.2",RESOLUTION=1280x720,NAME="720p"',
    'http://127.0.0.1:9/private/v/720p.m3u8?signature=new',
  ])
})

test('a name and an old address become the present address of what they mean', () => {
  const present = playback.renditions[1]
  expect(presentAddress(playback, 'http://127.0.0.1:9/private/v/720p')).toBe(present?.url)
  expect(presentAddress(playback, 'http://127.0.0.1:9/private/v/720p.m3u8?signature=old')).toBe(
    present?.playlistUrl,
  )
})
