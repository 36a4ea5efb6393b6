import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** No wizard, no questions at the end, the websocket server on: OBS asks for all of that on a first run. */
const globalIni = (port: number, password: string): string => `[General]
Pre19Defaults=false
Pre21Defaults=false
Pre23Defaults=false
Pre24.1Defaults=false
FirstRun=true
EnableAutoUpdates=false
ConfirmOnExit=false
[Basic]
Profile=test
ProfileDir=test
SceneCollection=test
SceneCollectionFile=test
[BasicWindow]
PreviewEnabled=false
SysTrayEnabled=false
[OBSWebSocket]
FirstLoad=false
ServerEnabled=true
ServerPort=${port}
AlertsEnabled=false
AuthRequired=true
ServerPassword=${password}
`;

const profileIni = `[General]
Name=test
[Video]
BaseCX=320
BaseCY=180
OutputCX=320
OutputCY=180
FPSType=0
FPSCommon=30
[Output]
Mode=Simple
[Audio]
SampleRate=48000
ChannelSetup=Stereo
`;

/** A replay buffer of some seconds, and films in a folder of this home. */
const replayIni = (films: string): string => `[SimpleOutput]
FilePath=${films}
RecFormat=mkv
RecQuality=Small
RecRB=true
RecRBTime=5
`;

/**
 * A source of the kind that builds without a browser lack: it keeps the settings it is given, as OBS keeps them, and
 * draws nothing. Where there is a browser OBS refuses the second of its kind.
 */
const PAGES_SCRIPT = `obs = obslua
local page = { id = "browser_source", type = obs.OBS_SOURCE_TYPE_INPUT, output_flags = obs.OBS_SOURCE_VIDEO }
page.get_name = function() return "Browser" end
page.create = function(settings, source) return {} end
page.get_width = function(data) return 1920 end
page.get_height = function(data) return 1080 end
page.video_render = function(data, effect) end
obs.obs_register_source(page)
`;

/** A scene collection that loads a script: scripts belong to one. */
const collectionWith = (script: string): object => ({
  name: 'test',
  current_scene: 'Scene',
  current_program_scene: 'Scene',
  scene_order: [{ name: 'Scene' }],
  sources: [{ id: 'scene', name: 'Scene', settings: {} }],
  transitions: [],
  groups: [],
  modules: { 'scripts-tool': [{ path: script, settings: {} }] },
});

/**
 * Writes a home in which OBS starts at once. Newer versions read user.ini and the plugin's own file: all are seeded.
 */
export const seedObsHome = async (place: {
  home: string;
  port: number;
  password: string;
  /** Sources that are pages can be made, whatever the build. */
  pages: boolean;
  /** It has a replay buffer. */
  replay: boolean;
}): Promise<void> => {
  const config = join(place.home, 'config', 'obs-studio');
  const profile = join(config, 'basic', 'profiles', 'test');
  const plugin = join(config, 'plugin_config', 'obs-websocket');
  await Promise.all([profile, join(config, 'basic', 'scenes'), plugin].map((path) => mkdir(path, { recursive: true })));
  await mkdir(join(place.home, 'runtime'), { mode: 0o700 });
  const ini = globalIni(place.port, place.password);
  await writeFile(join(config, 'global.ini'), ini);
  await writeFile(join(config, 'user.ini'), ini);
  const films = join(place.home, 'films');
  await mkdir(films);
  await writeFile(join(profile, 'basic.ini'), place.replay ? profileIni + replayIni(films) : profileIni);
  if (place.pages) {
    const script = join(place.home, 'pages.lua');
    await writeFile(script, PAGES_SCRIPT);
    await writeFile(join(config, 'basic', 'scenes', 'test.json'), JSON.stringify(collectionWith(script)));
  }
  const server = { first_load: false, server_enabled: true, server_port: place.port, alerts_enabled: false };
  const auth = { auth_required: true, server_password: place.password };
  await writeFile(join(plugin, 'config.json'), JSON.stringify({ ...server, ...auth }));
};
