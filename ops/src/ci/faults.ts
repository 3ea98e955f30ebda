/**
 * The faults of which CI runs the short version. One whose file is not written yet is named in the
 * output and not counted; it is taken up as soon as faults/src/<name>.ts exists.
 */
export const shortFaults = [
  'delivery',
  'access',
  'upload',
  'media',
  'hostile-media',
  'gate',
  'money',
  'card',
]
