/** Lua, since Redis runs a script as one step: who is here is changed and told, or neither. */

/** Keys: online. Arguments: until, id, channel, message. */
export const arriveScript = `
if redis.call('ZADD', KEYS[1], 'GT', ARGV[1], ARGV[2]) == 1 then
  redis.call('PUBLISH', ARGV[3], ARGV[4])
end`

/** Keys: online, seen. Arguments: id, until, seen at, for how long that is kept, channel, message. */
export const goScript = `
if redis.call('ZSCORE', KEYS[1], ARGV[1]) ~= ARGV[2] then return end
redis.call('ZREM', KEYS[1], ARGV[1])
redis.call('SET', KEYS[2], ARGV[3], 'PX', ARGV[4])
redis.call('PUBLISH', ARGV[5], ARGV[6])`

/** Keys: online, seen. Arguments: id, channel, message. */
export const hideScript = `
if redis.call('ZREM', KEYS[1], ARGV[1]) + redis.call('DEL', KEYS[2]) > 0 then
  redis.call('PUBLISH', ARGV[2], ARGV[3])
end`
